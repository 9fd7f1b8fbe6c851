import { existsSync, globSync, readFileSync } from 'node:fs';

/** A link to a host that nobody can own (RFC 2606); in an article, which may show such links, a snippet with an id of zeros. */
const isSample = (file: string, text: string) =>
  file.endsWith('.mdx') ? text.includes('<Snippet id="00000000') : /https:\/\/[\w.-]+\.example\b/.test(text);

/** The files of a tree that still have something of the sample in them. */
export const sampleContent = (tree: string) =>
  [`${tree}/projects.ts`, ...globSync(`${tree}/articles/*/index.mdx`)]
    .filter((file) => existsSync(file) && isSample(file, readFileSync(file, 'utf8')))
    .sort();
