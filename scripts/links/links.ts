import { globSync, readFileSync } from 'node:fs';
import { linksIn } from '#site/links.ts';
import { runCommand } from '../command-line.ts';
import { type Answer, ask, inTurn, isFound, isOutside } from './link-check.ts';

await runCommand({
  name: 'npm run links',
  about:
    'Asks every address outside the site that articles and documents name, and says which are gone. Needs a network.',
  async run() {
    const links = outsideLinks();
    const addresses = [...links.keys()].sort();
    const answers = await inTurn(addresses, 8, ask);
    for (const [index, address] of addresses.entries()) {
      const answer = answers[index];
      if (answer !== undefined) console.log(line(address, answer, links.get(address) ?? new Set()));
    }
    if (answers.every(({ status }) => status === null))
      throw new Error('No address answers: there is no network here. Run this again where there is one.');
    const gone = answers.filter((answer) => !isFound(answer)).length;
    process.exitCode = gone === 0 ? 0 : 1;
    return `\n${addresses.length - gone} found, ${gone} to look at`;
  },
});

/** Each address, with the files that name it. */
function outsideLinks(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, Set<string>>();
  for (const file of globSync([
    '*.md',
    'docs/**/*.md',
    'examples/*/README.md',
    '{sample,site}/**/*.mdx',
  ]).sort()) {
    const links = linksIn(readFileSync(file, 'utf8'), file.endsWith('.mdx') ? 'mdx' : 'md');
    for (const link of links.filter(isOutside)) {
      const { href } = Object.assign(new URL(link), { hash: '' });
      files.set(href, (files.get(href) ?? new Set()).add(file));
    }
  }
  return files;
}

/** With the files only where there is something to mend. */
function line(address: string, answer: Answer, files: ReadonlySet<string>): string {
  const indent = `\n${' '.repeat(13)}`;
  return [
    `${String(answer.status ?? answer.why).padEnd(12)} ${address}`,
    ...(answer.movedTo === undefined ? [] : [`now at ${answer.movedTo}`]),
    ...(isFound(answer) ? [] : [`in ${[...files].join(', ')}`]),
  ].join(indent);
}
