import sharp from 'sharp';
import { shapesOf } from './drawings.ts';
import logo from './logo.svg?raw';

type Colors = Readonly<Record<'line' | 'sheet' | 'accent', string>>;

const noCrossHairs = '.line { display: none }';

const styles = ({ line, sheet, accent }: Colors) =>
  `* { stroke: ${line} } .line { fill: none } .paper { fill: ${sheet} } .accent { fill: ${accent} }`;

const standalone = (css: string, size = 30, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 30 30"><style>${css}</style>${ground}${shapesOf(logo)}</svg>`;

/** The logo for a browser's tab, by day and by night. The cross hairs would be specks there. */
export const favicon = (light: Colors, dark: Colors) =>
  standalone(
    `${styles(light)} * { stroke-width: 2 } ${noCrossHairs} @media (prefers-color-scheme: dark) { ${styles(dark)} }`,
  );

/** The logo as a PNG. `fullBleed`: without a frame, to its edges, for systems that cut icons to a shape of theirs. */
export function logoImage(colors: Colors, size: number, { fullBleed = false } = {}): Promise<Buffer> {
  const lines = size < 64 ? `* { stroke-width: 2 } ${noCrossHairs}` : '* { stroke-width: 1.4 }';
  const noFrame = fullBleed ? ' rect { stroke: none }' : '';
  const ground = fullBleed ? '<rect class="accent" width="30" height="30"/>' : '';
  const svg = standalone(`${styles(colors)} ${lines}${noFrame}`, size, ground);
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** An .ico with one PNG in it. https://learn.microsoft.com/windows/win32/uxguide/vis-icons */
export function ico(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
