import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureDrawing } from './FigureDrawing.tsx';
import { type DrawingId, drawingId, drawings, isDrawingId } from './registry.ts';
import { Sprite } from './Sprite.tsx';
import { viewBoxOf } from './size.ts';
import { sprite, spriteHref } from './sprite-file.tsx';

const ids = Object.keys(drawings).filter(isDrawingId);

/** The drawing as the page gets it, without the frame around it. */
function markup(id: DrawingId): string {
  const Drawing = drawings[id];
  return renderToStaticMarkup(<Drawing />);
}

function count(id: DrawingId, pattern: RegExp): number {
  return [...markup(id).matchAll(pattern)].length;
}

test('there are ten figures, ten parts and nine covers', () => {
  const numbered = (family: string, last: number) =>
    Array.from({ length: last }, (_, n) => `${family}-${n + 1}`);
  expect(ids).toEqual(
    expect.arrayContaining([...numbered('fig', 10), ...numbered('part', 10), ...numbered('cover', 9)]),
  );
});

test('the sprite is well-formed and holds every drawing once, by its name', () => {
  const parsed = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect([...parsed.querySelectorAll('[id]')].map((group) => group.id)).toEqual(ids);
});

test.each(ids)('%s: one amber part', (id) => {
  const amber = count(id, /fill="var\(--spot\)"/g);
  expect(amber).toBeGreaterThanOrEqual(1);
  expect(amber).toBeLessThanOrEqual(2);
});

test.each(ids)('%s: colors are roles, never values', (id) => {
  const roles = /^(none|var\(--(sheet|wash|faint|spot|line|ink|soft|on-spot)\))$/;
  for (const [, value] of markup(id).matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(value).toMatch(roles);
  expect(markup(id)).not.toMatch(/style=|class=/);
});

test.each(ids)('%s: every line keeps its weight at every size', (id) => {
  expect(count(id, /<(path|rect|circle|ellipse|line)\b/g)).toBe(
    count(id, /vector-effect="non-scaling-stroke"/g),
  );
});

test.each(ids)('%s: every coordinate is a number', (id) => {
  expect(markup(id)).not.toMatch(/NaN|undefined|null|--\d/);
});

test('the sprite stays under 14 kB as it is sent', async () => {
  const { brotliCompressSync } = await import('node:zlib');
  expect(brotliCompressSync(sprite).byteLength).toBeLessThan(14_000);
});

test("the sprite's address names its content", () => {
  expect(spriteHref).toMatch(/^\/figures\.svg\?v=[0-9a-f]{8}$/);
});

test('a drawing from the sprite is decoration, in the size of its kind', () => {
  const svg = renderToStaticMarkup(<Sprite id="fig-3" className="plate" />);
  expect(svg).toContain('class="drawing plate" viewBox="0 0 320 200" aria-hidden="true"');
  expect(svg).toMatch(/<use href="\/figures\.svg[^"#]*#fig-3"/);
});

test('a drawing with a title is an image with that name', () => {
  const svg = renderToStaticMarkup(<FigureDrawing id="cover-2" title="Five steps" />);
  expect(svg).toContain('role="img" aria-label="Five steps"');
  expect(svg).not.toContain('aria-hidden');
});

test('a name without a drawing is told with those there are, and where to add one', () => {
  expect(drawingId('fig-1')).toBe('fig-1');
  expect(() => drawingId('fig-99')).toThrow(/'fig-99'.* fig-1, .* part-10, .*registry\.ts/);
});

test('the paper of each kind', () => {
  expect(viewBoxOf('part-1')).toBe('0 0 48 48');
  expect(viewBoxOf('map')).toBe('0 0 320 180');
  expect(viewBoxOf('mail-done')).toBe('0 0 320 240');
});
