import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pen, shapesOf, viewBoxOf, withoutClasses } from '#design/drawings.ts';
import logo from '#design/logo.svg?raw';
import { cachedFile } from '#lib/cached-file.ts';
import type { Colors } from '#site/colors.ts';
import { type TextOutlines, wordsOf, wrapped } from './text-outlines.ts';

export interface OpenGraphImage {
  readonly title: string;
  /** As SVG, in the classes of drawing.css; or a picture. */
  readonly drawing: string | Buffer;
  /** The words of the cells below, the owner first. */
  readonly cells: readonly string[];
}

/** In pixels. The positions of its parts follow. */
export const imageSize = { width: 1200, height: 630 };
const card = { x: 56, y: 56, width: 1088, height: 408 };
const figure = { x: 692, width: 452 };
const titleAt = { x: 104, width: 540 };
const block = { y: 488, height: 86 };
const cellsFrom = [card.x, 486, 900];
const logoSize = 48;
/** The half of the card for the drawing, as a path. */
const half = `M${figure.x} ${card.y}h444q8 0 8 8v392q0 8-8 8h-444z`;

type Direction = 'ltr' | 'rtl';

export interface Look {
  readonly colors: Colors;
  readonly outlines: TextOutlines;
  readonly direction: Direction;
}

/** What a shared link shows: the title card of a page on drafting paper, as a PNG. */
export async function openGraphImage(
  { drawing, ...shown }: OpenGraphImage,
  { colors, outlines, direction }: Look,
): Promise<Buffer> {
  const illustration =
    typeof drawing === 'string'
      ? drawing
      : await sharp(drawing).resize(figure.width, card.height, { position: 'top' }).png().toBuffer();
  const svg = openGraphSvg({ ...shown, drawing: illustration }, outlines, direction).replace(
    /var\(--([\w-]+)\)/g,
    (_, role: keyof Colors) => colors[role],
  );
  // A palette takes three times as long, and makes a file of 48 kB half as large. Only a photograph needs it.
  const palette = typeof drawing !== 'string';
  const draw = () => sharp(Buffer.from(svg)).removeAlpha().png({ palette }).toBuffer();
  return readFile(await cachedFile('image.png', [svg, `palette: ${palette}`], draw));
}

export function openGraphSvg(
  { title, drawing, cells }: OpenGraphImage,
  outlines: TextOutlines,
  direction: Direction,
): string {
  const isRtl = direction === 'rtl';
  const page: Side = {
    direction,
    at: (x, width = 0) => (isRtl ? imageSize.width - x - width : x),
    mirrored: isRtl ? ` transform="translate(${imageSize.width})scale(-1 1)"` : '',
  };
  const between = cellsFrom.slice(1, cells.length).map((x) => `M${x} ${block.y}v${block.height}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}">
  <style>.leader { display: none }</style>
  <pattern id="grid" width="28" height="28" patternUnits="userSpaceOnUse" x="6">
    <rect width="28" height="28" fill="var(--paper)"/>
    <path d="M0 .5h28M.5 0v28" stroke="var(--faint)" stroke-width="1.5"/>
  </pattern>
  <rect width="100%" height="100%" fill="url(#grid)"/>
  <g ${pen.replace('1.6', '3')}>
    <rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="8" fill="var(--sheet)"/>
    <path d="${half}" fill="var(--wash)"${page.mirrored}/>
    ${typeof drawing === 'string' ? placed(drawing, page) : framed(drawing, page)}
    <rect x="${card.x}" y="${block.y}" width="${card.width}" height="${block.height}" rx="8" fill="var(--sheet)"/>
    <path d="${between.join('')}"${page.mirrored}/>
    <g transform="translate(${page.at(card.x + 24, logoSize)} ${block.y + 19})scale(${logoSize / 30})" stroke-width="2.6">${withoutClasses(shapesOf(logo))}</g>
  </g>
  ${titleLines(title, outlines, page)}
  ${cells.map((text, index) => cell(text, index, outlines, page)).join('')}
</svg>`;
}

/** Positions for a reading direction: those above are for left-to-right pages, and are mirrored on others. */
interface Side {
  readonly direction: Direction;
  readonly at: (x: number, width?: number) => number;
  /** For shapes without text. */
  readonly mirrored: string;
}

/** The drawing, as large as fits in the middle of its half of the card. */
function placed(drawing: string, { at }: Side): string {
  const [left = 0, top = 0, wide = 1, high = 1] = viewBoxOf(drawing).split(' ').map(Number);
  const scale = Math.min((figure.width - 44) / wide, (card.height - 56) / high);
  const x = at(figure.x, figure.width) + (figure.width - wide * scale) / 2 - left * scale;
  const y = card.y + (card.height - high * scale) / 2 - top * scale;
  return `<g transform="translate(${x} ${y})scale(${scale})" stroke-width="2.6">${withoutClasses(shapesOf(drawing))}</g>`;
}

/** A picture that fills its half of the card, inside the frame. */
function framed(picture: Buffer, { at, mirrored }: Side): string {
  const { x, width: wide } = figure;
  return `<clipPath id="half"><path d="${half}"${mirrored}/></clipPath>
    <image x="${at(x, wide)}" y="${card.y}" width="${wide}" height="${card.height}" clip-path="url(#half)" href="data:image/png;base64,${picture.toString('base64')}"/>`;
}

function titleLines(title: string, { widthOf, outlined }: TextOutlines, { at, direction }: Side): string {
  const linesOf = (size: number) => wrapped(title, (line) => widthOf(line, size) <= titleAt.width);
  const fits = (size: number) => {
    const lines = linesOf(size);
    const isLow = lines.length * size * 1.1 <= card.height - 88;
    return isLow && lines.every((line) => widthOf(line, size) <= titleAt.width);
  };
  // A word may be wider than the title's place.
  const smallest = () =>
    Math.min(36, ...wordsOf(title).map((word) => (36 * titleAt.width) / widthOf(word.trimEnd(), 36)));
  const size = [76, 68, 60, 54, 48, 42, 36].find(fits) ?? smallest();
  const lines = linesOf(size);
  const first = card.y + (card.height - lines.length * size * 1.1) / 2 + size * 0.86;
  return lines
    .map((text, index) =>
      outlined({
        text,
        size,
        x: at(titleAt.x),
        y: first + index * size * 1.1,
        fill: 'var(--ink)',
        direction,
      }),
    )
    .join('');
}

/** One cell. Text that is too long for it gets smaller. */
function cell(
  text: string,
  index: number,
  { widthOf, outlined }: TextOutlines,
  { at, direction }: Side,
): string {
  const from = cellsFrom[index] ?? 0;
  const to = cellsFrom[index + 1] ?? card.x + card.width;
  const isOwner = index === 0;
  const indent = isOwner ? 88 : 28;
  const size = isOwner ? 28 : 23;
  const room = (to - from - indent - 24) / widthOf(text, size);
  return outlined({
    text,
    size: size * Math.min(1, room),
    x: at(from + indent),
    y: block.y + block.height / 2 + 9,
    fill: isOwner ? 'var(--ink)' : 'var(--soft)',
    direction,
  });
}
