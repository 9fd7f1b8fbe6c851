import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import owner from '../../sample/site.config.ts';
import { designColors, modes, serverStyle, siteColors, themeStyle } from './colors.ts';
import { defineConfig } from './config.ts';
import { roles } from './theme.ts';

const withColors = (colors: object) => defineConfig({ ...owner, theme: { colors } }).theme;
const withAccent = (light: string, dark: string) => withColors({ accent: { light, dark } });

test('a role has its color by day and its color by night', () => {
  const { light, dark } = designColors(`
    --paper: light-dark(oklch(1 0 0), oklch(0 0 0));
    --line: light-dark(oklch(0.627955 0.257683 29.2339), oklch(0.452014 0.313214 264.052));
    --space-1: 0.25rem;`);
  expect(light).toEqual({ paper: '#ffffff', line: '#ff0000' });
  expect(dark).toEqual({ paper: '#000000', line: '#0000ff' });
});

test('the tokens give every role both', () => {
  const { light, dark } = designColors();
  expect(Object.keys(light).sort()).toEqual([...roles].sort());
  expect(dark.paper).not.toBe(light.paper);
});

// WCAG 2.2: AAA for what is read, AA for the rest, 3:1 for lines that mean something.
test.each([
  ['ink', ['paper', 'sheet', 'faint', 'wash'], 7],
  ['soft', ['paper', 'sheet'], 7],
  ['soft', ['faint', 'wash'], 4.5],
  ['on-accent', ['accent'], 7],
  ['accent-ink', ['paper', 'sheet'], 4.5],
  ['line', ['paper', 'sheet', 'faint', 'wash'], 3],
] as const)('%s on %j has a contrast of at least %d by day and by night', (role, grounds, least) => {
  const colors = designColors();
  for (const mode of modes)
    for (const ground of grounds)
      expect(
        wcagContrast(colors[mode][role], colors[mode][ground]),
        `${ground}, ${mode}`,
      ).toBeGreaterThanOrEqual(least);
});

test('without a theme of their own the pages carry no style for it', () => {
  expect(themeStyle(owner.theme)).toBe('');
  expect(serverStyle(owner.theme)).toContain(`--paper:light-dark(${designColors().light.paper},`);
});

test('an accent brings words that can be read on it, and a shade of it that can be read itself', () => {
  const theme = withAccent('#0b7285', 'rgb(102 217 232)');
  const { light, dark } = siteColors(theme);
  expect([light.accent, dark.accent]).toEqual(['#0b7285', '#66d9e8']);
  expect(light['on-accent']).toBe('#ffffff');
  expect(dark['on-accent']).toBe(designColors().dark['on-accent']);
  for (const colors of [light, dark])
    expect(wcagContrast(colors['accent-ink'], colors.paper)).toBeGreaterThanOrEqual(4.5);
  expect(themeStyle(theme)).toContain('--accent:light-dark(#0b7285,#66d9e8);');
  expect(themeStyle(theme)).not.toContain('--paper');
});

test('a color that is hard to read is refused, and the nearest one that passes is accepted', () => {
  const ink = (light: string) => withColors({ ink: { light, dark: 'white' } });
  const message =
    /theme\.colors\.ink\.light: #8899aa and .* at least 4\.5:1 .* color that has it is (#[0-9a-f]{6})/;
  expect(() => ink('#89a')).toThrow(message);
  let proposal = '';
  try {
    ink('#89a');
  } catch (error) {
    proposal = message.exec(String(error))?.[1] ?? '';
  }
  expect(siteColors(ink(proposal)).light.ink).toBe(proposal);
});

test('a paper on which the words can no longer be read is refused by its own name', () => {
  expect(() => withColors({ paper: { light: '#777', dark: '#111' } })).toThrow(
    /theme\.colors\.paper\.light: #777777/,
  );
});

test('what is no color, and a color that there is not, are named', () => {
  expect(() => withAccent('amber-ish', '#fff')).toThrow(/theme\.colors\.accent\.light: is not a color/);
  expect(() => withColors({ akzent: { light: '#000', dark: '#fff' } })).toThrow(
    /theme\.colors: does not know 'akzent'/,
  );
});

test('fonts are families, and never the end of the style', () => {
  const withFonts = (fonts: object) => defineConfig({ ...owner, theme: { fonts } }).theme;
  expect(themeStyle(withFonts({ prose: 'Georgia, serif' }))).toContain('--prose:Georgia, serif;');
  // Headings keep their families, so that they keep the fallback, too.
  expect(themeStyle(withFonts({ heading: 'fonts/lora.woff2' }))).toBe('');
  expect(() => withFonts({ prose: 'serif;}</style>' })).toThrow(/theme\.fonts\.prose: must be a list/);
});
