import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the sample's configuration, home page and legal texts, without links to the pages of the sample. */
export function copyBareSample(to: string): void {
  for (const name of ['site.config.ts', 'home.ts', 'projects.ts', 'skills.ts', 'legal'])
    cpSync(join('sample', name), join(to, name), { recursive: true });
  for (const name of ['home.ts', 'projects.ts', 'skills.ts']) {
    const text = readFileSync(join('sample', name), 'utf8').replace(/^ *(about|page|proof): .*\n/gm, '');
    writeFileSync(join(to, name), text);
  }
}
