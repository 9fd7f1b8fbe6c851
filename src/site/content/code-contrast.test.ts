import { readFileSync } from 'node:fs';
import { blend, interpolate, parse, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { type Colors, designColors, modes } from '#site/colors.ts';
import { type Role, roles } from '#site/theme.ts';

const css = readFileSync('src/design/code.css', 'utf8');
const isRole = (name: string): name is Role => roles.some((role) => role === name);
const declared = (property: string) =>
  [...css.matchAll(new RegExp(`^ *([^{}]+) \\{[^}]*\\s${property}: ([^;]+);`, 'gm'))].map(
    ([, selector = '', value = '']) => ({ selector, value }),
  );

/** What a value of the style sheet is in these colors: a role, or a role mixed with another. */
function colorOf(value: string, colors: Colors) {
  const [first = '', second] = [...value.matchAll(/--([\w-]+)|transparent/g)].map(([, role]) => role);
  const share = Number(/([\d.]+)%/.exec(value)?.[1] ?? 100) / 100;
  const own = parse(isRole(first) ? colors[first] : '');
  if (!own) throw new Error(`code.css: this test does not understand '${value}'`);
  if (!value.startsWith('color-mix(')) return own;
  if (value.endsWith('transparent)')) return { ...own, alpha: share };
  if (!second || !isRole(second)) throw new Error(`code.css: this test does not understand '${value}'`);
  return interpolate([own, colors[second]], 'oklab')(share);
}

// axe-core can't tell: the ground of code that scrolls has shadows at its ends, which are gradients.
test.each(modes)('every color of highlighted code is readable, even on a marked line: %s', (mode) => {
  const colors = designColors()[mode];
  const [mark] = declared('background');
  const grounds = [colors.sheet, blend([colors.sheet, colorOf(mark?.value ?? '', colors)])];
  const letters = declared('color');
  expect(letters.map(({ selector }) => selector.slice(-1)).join('')).toBe('kscfnp');
  for (const { selector, value } of [...letters, { selector: 'the rest', value: 'var(--ink)' }])
    for (const ground of grounds)
      expect(wcagContrast(colorOf(value, colors), ground), selector).toBeGreaterThanOrEqual(4.5);
});
