import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { linksIn } from '#site/links.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const docs = ['README.md', 'sample/README.md', ...globSync('docs/*.md')];
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** 'Updates, without loss' → 'updates-without-loss', as code hosts name headings. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

test.each(docs)('%s: commands, programs and links lead to what is there', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(all(text, /npm run (?:--silent )?([a-z0-9:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  expect(all(text, /\s((?:scripts|server)\/[\w/-]+\.ts)/g).filter((path) => !existsSync(path))).toEqual([]);
  const lost = linksIn(text, 'md').filter((link) => {
    const [path = '', anchor] = link.split('#');
    if (/^(https?:|mailto:|\/)/.test(link)) return false;
    const target = path ? join(dirname(file), path) : file;
    if (!existsSync(target)) return true;
    return (
      anchor !== undefined &&
      !all(readFileSync(target, 'utf8'), /^#+ (.*)$/gm)
        .map(anchorOf)
        .includes(anchor)
    );
  });
  expect(lost).toEqual([]);
});

const tasks =
  'start write look providers moderate deploy-embedded deploy-firebase back-up upgrade security'.split(' ');

test.each(tasks)('docs/%s.md begins with what you need and ends with how you know that it worked', (task) => {
  const text = readFileSync(`docs/${task}.md`, 'utf8');
  expect(text.slice(0, 1500)).toMatch(/\byou need\b/i);
  expect(all(text, /^## (.*)$/gm).at(-1)).toBe('How you know that it worked');
});
