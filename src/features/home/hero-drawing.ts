import { home as words } from '#language';
import { escapedXml } from '#lib/xml.ts';
import type { Home } from '#site/home.ts';
import drawing from './hero.svg?raw';

/** There is no room for more letters beside a number; the legend has them all. */
const mostLetters = 8;

/** The app taken apart, as SVG, with the names of the owner's three parts. */
export function heroDrawing(parts: Home['parts']): string {
  const names = parts.map(({ name }) => words.part(name));
  const label = escapedXml(words.drawing(names));
  return drawing
    .replace('{label}', () => label)
    .replace(/\{part (\d)\}/g, (_, number) => {
      const name = names[number - 1] ?? '';
      return name.length <= mostLetters ? escapedXml(name) : '';
    });
}
