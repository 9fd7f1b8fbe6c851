import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test('a quote that goes on in the next line keeps its color there', async () => {
  const nodes = await highlight('echo "a\nb" # c', 'shellscript');
  const texts = nodes.map((node) => (typeof node === 'string' ? node : JSON.stringify(node)));
  expect(texts.find((text) => text.includes('b\\"'))).toContain('"className":"s"');
});

test('a block that would take long is not colored', async () => {
  expect(await highlight('a;\n'.repeat(600), 'shellscript')).not.toHaveLength(1);
  expect(await highlight('a;\n'.repeat(700), 'shellscript')).toHaveLength(1);
});
