import { readFileSync } from 'node:fs';
import { formatHex, oklch, parse, toGamut, wcagContrast } from 'culori';
import { type Role, roles, type Theme } from './theme.ts';

/** Color roles in hexadecimal, because image renderers and web manifests know neither OKLCH nor light-dark(). */
export type Colors = Readonly<Record<Role, string>>;

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export function designColors(css = readFileSync('src/design/tokens.css', 'utf8')): Record<Mode, Colors> {
  const written = css.matchAll(/--([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g);
  const pairs = [...written].map(([, role = '', light = '', dark = '']) => ({ role, light, dark }));
  // A test checks that the tokens have every role.
  const inMode = (mode: Mode) =>
    Object.fromEntries(pairs.map((pair) => [pair.role, formatHex(pair[mode])])) as Colors;
  return { light: inMode('light'), dark: inMode('dark') };
}

/** The colors with the owner's changes. Unless set, text on the accent becomes dark or white, and the accent as text a readable shade. */
export function siteColors({ colors }: Pick<Theme, 'colors'>, design = designColors()): Record<Mode, Colors> {
  const inMode = (mode: Mode): Colors => {
    const own = roles.flatMap((role) => {
      const color = colors[role]?.[mode];
      return color === undefined ? [] : [[role, formatHex(color) ?? color] as const];
    });
    const all: Colors = { ...design[mode], ...Object.fromEntries(own) };
    if (colors.accent === undefined) return all;
    const onAccent = [all['on-accent'], '#ffffff'].find((color) => wcagContrast(color, all.accent) >= 4.5);
    const derived = { ...all, 'accent-ink': all.accent, ...(onAccent && { 'on-accent': onAccent }) };
    const readable = nearestThatPasses('accent-ink', derived) ?? all['accent-ink'];
    return { ...derived, 'accent-ink': readable, ...Object.fromEntries(own) };
  };
  return { light: inMode('light'), dark: inMode('dark') };
}

/** Which role appears on which, and the minimum contrast between them (WCAG 2.2: 1.4.3 and 1.4.11). */
const pairs: readonly (readonly [front: Role, ground: Role, least: number])[] = [
  ...(['paper', 'sheet', 'faint', 'wash'] as const).flatMap(
    (ground) =>
      [
        ['ink', ground, 4.5],
        ['soft', ground, 4.5],
        ['line', ground, 3],
      ] as const,
  ),
  ['accent-ink', 'paper', 4.5],
  ['accent-ink', 'sheet', 4.5],
  ['on-accent', 'accent', 4.5],
];

const failing = (colors: Colors) =>
  pairs.filter(([front, ground, least]) => wcagContrast(colors[front], colors[ground]) < least);

/** The same color at the nearest lightness with enough contrast everywhere. */
function nearestThatPasses(role: Role, colors: Colors): string | undefined {
  const color = oklch(colors[role]);
  if (!color) return undefined;
  const passes = (shade: string) =>
    !failing({ ...colors, [role]: shade }).some(([front, ground]) => front === role || ground === role);
  const steps = Array.from({ length: 201 }, (_, at) => at / 200);
  return steps
    .flatMap((step) => [color.l - step, color.l + step])
    .filter((l) => l >= 0 && l <= 1)
    .map((l) => formatHex(toGamut('rgb', 'oklch')({ ...color, l })))
    .find(passes);
}

/** Invalid colors, and colors with too little contrast, each with the nearest one that passes. */
export function colorProblems({ colors }: Pick<Theme, 'colors'>) {
  const written = roles.flatMap((role) => modes.map((mode) => [role, mode] as const));
  const unknown = written
    .filter(([role, mode]) => colors[role] !== undefined && parse(colors[role][mode]) === undefined)
    .map((path) => ({
      path,
      message: "is not a color of CSS; try one like '#0b7285' or 'oklch(0.5 0.1 220)'",
    }));
  if (unknown.length > 0) return unknown;
  const site = siteColors({ colors });
  const low = modes.flatMap((mode) =>
    failing(site[mode]).map(([front, ground, least]) => {
      const [role, other] = colors[front] ? [front, ground] : [ground, front];
      return { path: [role, mode] as const, message: sentence(site[mode], role, other, least) };
    }),
  );
  // One problem per color, because fixing it may solve the others.
  return low.filter(({ path }, at) => low.findIndex((each) => `${each.path}` === `${path}`) === at);
}

function sentence(colors: Colors, role: Role, other: Role, least: number): string {
  const contrast = Math.floor(wcagContrast(colors[role], colors[other]) * 100) / 100;
  const nearest = nearestThatPasses(role, colors);
  const proposal = nearest ? `the nearest color that has it is ${nearest}` : `change ${other} as well`;
  return `${colors[role]} and ${other}, ${colors[other]}, have a contrast of ${contrast}:1; at least ${least}:1 is needed, and ${proposal}`;
}

const declared = (light: Colors, dark: Colors, of: readonly Role[]) =>
  of.map((role) => `--${role}:light-dark(${light[role]},${dark[role]});`).join('');

/** The owner's theme as CSS for the pages, which already have the design's colors. Empty without a theme. */
export function themeStyle(theme: Theme): string {
  const design = designColors();
  const { light, dark } = siteColors(theme, design);
  const changed = roles.filter(
    (role) => light[role] !== design.light[role] || dark[role] !== design.dark[role],
  );
  const fonts = fontsOf(theme);
  if (changed.length === 0 && fonts === '') return '';
  // :root:root outranks the tokens in any order. In forced colors, the reader's colors stay; without light-dark(), the design's.
  const colors = `@supports (color:light-dark(red,red)){@media not (forced-colors:active){:root:root{${declared(light, dark, changed)}}}}`;
  return `@layer tokens{:root:root{${fonts}}${colors}}`;
}

/** All colors and fonts, for the server's own pages. */
export function serverStyle(theme: Theme): string {
  const { light, dark } = siteColors(theme);
  return `:root{${declared(light, dark, roles)}${fontsOf(theme)}}\n`;
}

/** The font of headings has the same name on every site. */
function fontsOf({ fonts: { heading: _, ...families } }: Theme): string {
  return Object.entries(families)
    .map(([name, family]) => `--${name}:${family};`)
    .join('');
}
