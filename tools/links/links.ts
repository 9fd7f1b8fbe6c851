import { globSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { runCommand } from '../../scripts/command-line.ts';
import { ask, isFound, isOutside, linksIn } from './link-check.ts';

await runCommand({
  name: 'npm run links',
  about: 'Checks every outside link of articles and documents. Needs a network.',
  async run() {
    const links = [...outsideLinks()].toSorted(([a], [b]) => a.localeCompare(b));
    const checked = await Readable.from(links)
      .map(async ([address, files]) => ({ address, files, ...(await ask(address)) }), { concurrency: 8 })
      .toArray();
    for (const { address, files, status, movedTo } of checked) {
      const moved = movedTo === undefined ? '' : `, now at ${movedTo}`;
      const gone = isFound(status) ? '' : `, in ${[...files].join(', ')}`;
      console.log(`${status ?? 'no answer'} ${address}${moved}${gone}`);
    }
    if (checked.every(({ status }) => status === null))
      throw new Error('No address answers: there is no network. Run this again where there is one.');
    const gone = checked.filter(({ status }) => !isFound(status)).length;
    process.exitCode = gone === 0 ? 0 : 1;
    return `\n${checked.length - gone} found, ${gone} to look at`;
  },
});

/** Each address, with the files that link to it. */
function outsideLinks(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const file of globSync(['*.md', 'docs/**/*.md', 'examples/*/README.md', '{sample,site}/**/*.mdx'])) {
    const links = linksIn(readFileSync(file, 'utf8'), file.endsWith('.mdx') ? 'mdx' : 'md');
    for (const link of links.filter(isOutside)) {
      const { href } = Object.assign(new URL(link), { hash: '' });
      files.set(href, (files.get(href) ?? new Set()).add(file));
    }
  }
  return files;
}
