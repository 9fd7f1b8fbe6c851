import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.ts';

test('a link to nobody’s host and an id of zeros are the sample’s, and what an owner puts there is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const left = [
    file('a.ts', "link: 'https://shop.robin.example',"),
    file('b.mdx', '<Snippet id="00000000000000000000000000000004" file="a.ts" />'),
  ];
  const own = [file('c.ts', "link: 'https://shop.ada.dev',"), file('d.mdx', '<Snippet id="a1b2c3d4" />')];
  expect(sampleContent([...left, ...own, join(folder, 'none')])).toEqual(left);
  rmSync(folder, { recursive: true });
});
