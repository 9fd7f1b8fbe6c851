import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { titleDrawing } from '#lib/title-drawing.ts';
import { Drawing } from './Drawing.tsx';
import { drawingNamed, drawings, withoutClasses, withParts } from './drawings.ts';
import { Illustration } from './Illustration.tsx';
import { partsFromSprite, sprite, spriteHref } from './sprite.ts';

const files = globSync(['src/**/*.svg', 'sample/articles/**/*.svg']);
const roles = ['line', 'solid', 'paper', 'wash', 'faint', 'accent', 'ink', 'soft'];

test.each(files)('%s is well-formed, and colored by roles', (file) => {
  const { documentElement: root } = new DOMParser().parseFromString(
    readFileSync(file, 'utf8'),
    'image/svg+xml',
  );
  expect(root.querySelector('parsererror')).toBeNull();
  expect(root.getAttribute('class')).toMatch(/^drawing\b/);
  for (const shape of root.querySelectorAll(':not(g, use)')) {
    expect(roles).toContain(shape.getAttribute('class')?.split(' ')[0]);
    expect(shape.matches('[fill], [stroke], [style]')).toBe(false);
  }
});

test("an article's own drawing is well-formed, and has its shapes in the page", () => {
  const svg = titleDrawing('Forms that <survive> a reload', ['CSS']);
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  for (const shape of parsed.documentElement.children) expect(roles).toContain(shape.getAttribute('class'));
  const shown = renderToStaticMarkup(<Illustration of={svg} sizes="" />);
  expect(shown).toBe(svg.replace(/ xmlns="[^"]*"/, ''));
});

test('the sprite has every drawing by its name', () => {
  const parsed = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect([...parsed.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([...drawings.keys()]);
});

test('in the sprite roles are attributes, since no style sheet of a page reaches it', () => {
  expect(sprite).not.toMatch(/class=/);
  expect(sprite).toContain('fill="var(--accent)" vector-effect="non-scaling-stroke"');
});

test.each(roles)('drawing.css paints the role %s, and the sprite has it as attributes', (role) => {
  expect(readFileSync('src/design/drawing.css', 'utf8')).toMatch(new RegExp(`\\.${role}\\b`));
  expect(withoutClasses(`<path class="${role}"/>`)).toMatch(/^<path fill="[^"]+" vector-effect/);
});

test('a drawing names its parts: a page has them from the sprite, an image in one piece', () => {
  const svg = '<svg><use href="#map"/></svg>';
  expect(partsFromSprite(svg)).toBe(`<svg><use href="${spriteHref}#map"/></svg>`);
  expect(withParts(svg)).toContain('<path class="wash"');
  expect(withParts(svg)).not.toContain('use');
});

test('the address of the sprite has a version', () => {
  expect(spriteHref).toMatch(/^\/drawings\.svg\?v=[0-9a-f]{8}$/);
});

test('a drawing is decoration, in its own proportions', () => {
  const svg = renderToStaticMarkup(<Drawing name="mini-forum" />);
  expect(svg).toContain('viewBox="0 0 320 200" aria-hidden="true"');
  expect(svg).toContain(`<use href="${spriteHref}#mini-forum">`);
});

test('a name without a drawing is refused with the names there are, and where to add one', () => {
  expect(() => drawingNamed('kite')).toThrow(/'kite'.* mini-forum, .*src\/design\/drawings\/kite\.svg/);
});
