import { readFileSync } from 'node:fs';

export type Colors = ReadonlyMap<string, string>;

/**
 * The color roles as hexadecimal, by day and by night: what draws pictures or an app's frame knows neither OKLCH nor
 * light-dark().
 */
export function roleColors(css = readFileSync('src/design/tokens.css', 'utf8')): {
  readonly day: Colors;
  readonly night: Colors;
} {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const roles = [...css.matchAll(new RegExp(String.raw`--([\w-]+): light-dark\(${oklch}, ${oklch}\)`, 'g'))];
  return {
    day: new Map(roles.map(([, role = '', ...numbers]) => [role, hexOf(numbers.slice(0, 3))])),
    night: new Map(roles.map(([, role = '', ...numbers]) => [role, hexOf(numbers.slice(3))])),
  };
}

/** OKLCH to sRGB, clipped. https://bottosson.github.io/posts/oklab/ */
function hexOf(numbers: readonly string[]): string {
  const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
