import sharp from 'sharp';
import { roleColors } from './role-colors.ts';

const colors = roleColors().day;

/** The owner's mark as a PNG. `bleeds`: without a frame, to its edges, for systems that cut icons to a shape of theirs. */
export async function icon(size: number, { bleeds = false } = {}): Promise<Buffer> {
  const [line, spot, sheet] = ['line', 'spot', 'sheet'].map((role) => colors.get(role));
  // The cross hairs would be specks at 32 pixels.
  const hairs =
    size < 64 ? '' : '<path d="M15 4.5v21M4.5 15h21" stroke-dasharray="3 2 3 2 1 2 3 2 3" fill="none"/>';
  const ground = bleeds
    ? `<path d="M0 0h30v30H0z" fill="${spot}" stroke="none"/>`
    : `<rect x="2" y="2" width="26" height="26" rx="5" fill="${spot}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 30 30" stroke="${line}" stroke-width="${size < 64 ? 2 : 1.4}">${ground}<circle cx="15" cy="15" r="7.5" fill="${sheet}"/>${hairs}<circle cx="15" cy="15" r="2.5" fill="${spot}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** An .ico with one PNG in it. https://learn.microsoft.com/windows/win32/uxguide/vis-icons */
export function ico(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(22 + png.length);
  const header = new DataView(file.buffer);
  header.setUint16(2, 1, true);
  header.setUint16(4, 1, true);
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true);
  header.setUint16(12, 32, true);
  header.setUint32(14, png.length, true);
  header.setUint32(18, 22, true);
  file.set(png, 22);
  return file;
}
