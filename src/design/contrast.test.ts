import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// WCAG 2.2, measured on the roles themselves: AAA for what is read, AA for the rest, 3:1 for lines that mean something.

type Rgb = readonly [number, number, number];

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const serverPages = readFileSync(new URL('../../server/pages/page.css', import.meta.url), 'utf8');

const lights = ['day', 'night'] as const;
const roles = Object.fromEntries(
  [...tokens.matchAll(/--([a-z-]+): light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/g)].map(
    ([, role = '', day = '', night = '']) => [role, { day, night }],
  ),
);

/** Oklch to linear sRGB, as in CSS Color 4, section 19; clipped as a screen does. */
function linear(oklch: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: string, other: string, light: (typeof lights)[number]): number {
  const [dark = 0, bright = 0] = [one, other]
    .map((role) => luminance(linear(roles[role]?.[light] ?? '')))
    .sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', ['paper', 'sheet', 'faint', 'wash'], 7],
  ['soft', ['paper', 'sheet'], 7],
  ['soft', ['faint', 'wash'], 4.5],
  ['on-accent', ['accent'], 7],
  ['accent-ink', ['paper', 'sheet'], 4.5],
  ['line', ['paper', 'sheet', 'faint', 'wash'], 3],
])('%s on %j has a contrast of at least %d by day and by night', (role, grounds, least) => {
  for (const light of lights) {
    for (const ground of grounds) {
      expect(contrast(role, ground, light), `${ground} by ${light}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test("the server's own pages have the site's colors", () => {
  const own = [...serverPages.matchAll(/--([a-z-]+): light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/g)];
  expect(own.length).toBeGreaterThan(5);
  for (const [, role = '', day, night] of own) expect({ day, night }, role).toEqual(roles[role]);
  // No color beside the roles, which the comparison would miss.
  expect(serverPages.match(/oklch\(/g)).toHaveLength(2 * own.length);
});
