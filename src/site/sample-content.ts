import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * The sample owner's name, or a link to a host that nobody can own (RFC 2606); in an article, which may show such links, a
 * snippet with an id of zeros.
 */
const isSample = (file: string, text: string) =>
  file.endsWith('.mdx')
    ? text.includes('<Snippet id="00000000')
    : /https:\/\/[\w.-]+\.example\b|Robin Example/.test(text);

/** The files of a tree that still have something of the sample in them. */
export const sampleContent = (tree: string) =>
  [`${tree}/home.ts`, `${tree}/projects.ts`, ...globSync(`${tree}/articles/*/index.mdx`)]
    .filter((file) => existsSync(file) && isSample(file, readFileSync(file, 'utf8')))
    .sort();
