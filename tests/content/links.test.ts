import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

test.each(globSync('sample/{articles/*/index,legal/*}.mdx'))(
  '%s: links to other sites are complete and encrypted',
  (name) => {
    const links = linksIn(readFileSync(name, 'utf8'), 'mdx').filter((link) => !/^[/#]/.test(link));
    expect(links.filter((link) => !/^(https:\/\/[^/]+\/|mailto:)/.test(link))).toEqual([]);
  },
);
