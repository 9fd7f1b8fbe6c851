import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names of CSS Modules in three or four letters, in builds only: a page carries each of them in its markup and in its
 * styles. A name comes from where its rule stands, so that it stays the same from build to build.
 */
export function shortClassNames(): Plugin {
  const shorten = shortener();
  const modules = {
    generateScopedName: (name: string, file: string) =>
      shorten(`${relative(process.cwd(), file.split('?')[0] ?? file)}:${name}`),
  };
  return { name: 'short-class-names', apply: 'build', config: () => ({ css: { modules } }) };
}

/** Gives each long name a short one. No two share it: where two would, the later of them gets another. */
export function shortener(length = 3): (long: string) => string {
  const owners = new Map<string, string>();
  return (long) => {
    for (let attempt = 0; ; attempt++) {
      const hash = createHash('sha256').update(`${attempt}:${long}`).digest();
      // A letter first, as CSS wants it, then letters and digits.
      const rest = hash
        .readUIntBE(1, 6)
        .toString(36)
        .slice(-(length - 1))
        .padStart(length - 1, '0');
      const short = String.fromCharCode(97 + ((hash[0] ?? 0) % 26)) + rest;
      const owner = owners.get(short);
      if (owner === undefined) owners.set(short, long);
      if (owner === undefined || owner === long) return short;
    }
  };
}
