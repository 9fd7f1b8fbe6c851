import { globSync, readFileSync } from 'node:fs';
import { linksIn } from '#site/links.ts';
import { type Answer, ask, inTurn, isOutside, isWell } from './link-check.ts';

// npm run links: asks every address outside the site that articles and documents name, and says which are gone.

const files = globSync(['*.md', 'docs/**/*.md', 'examples/*/README.md', '{sample,site}/**/*.mdx']);
const namedIn = new Map<string, string[]>();
for (const file of files.sort()) {
  const links = linksIn(readFileSync(file, 'utf8'), file.endsWith('.mdx') ? 'mdx' : 'md');
  for (const link of links.filter(isOutside)) {
    const { href } = Object.assign(new URL(link), { hash: '' });
    namedIn.set(href, [...(namedIn.get(href) ?? []), file]);
  }
}

const addresses = [...namedIn.keys()].sort();
console.log(`${addresses.length} addresses outside the site, in ${files.length} files\n`);
const answers = await inTurn(addresses, 8, ask);
for (const [index, address] of addresses.entries()) {
  const answer = answers[index];
  if (answer !== undefined) console.log(`${said(answer).padEnd(12)} ${address}${where(answer, address)}`);
}

const silent = answers.filter(({ status }) => status === null).length;
const lost = answers.filter((answer) => !isWell(answer)).length;
if (silent === addresses.length) {
  console.log('\nNo address answers: there is no network here. Run this again where there is one.');
  process.exit(2);
}
console.log(`\n${addresses.length - lost} well, ${lost} to look at`);
process.exit(lost === 0 ? 0 : 1);

function said({ status, why }: Answer): string {
  return status === null ? why : String(status);
}

/** Only where there is something to mend. */
function where(answer: Answer, address: string): string {
  const moved = answer.movedTo === undefined ? '' : `\n${' '.repeat(13)}now at ${answer.movedTo}`;
  if (isWell(answer)) return moved;
  return `${moved}\n${' '.repeat(13)}in ${[...new Set(namedIn.get(address))].join(', ')}`;
}
