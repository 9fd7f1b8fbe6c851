import { expect, test, vi } from 'vitest';
import { highlight } from './highlight.ts';

const timers = vi.spyOn(globalThis, 'setTimeout');

async function highlighted(code: string) {
  timers.mockClear();
  const nodes = await highlight(code, 'shellscript');
  const isColored = nodes.some((node) => typeof node === 'object');
  return { isColored, pauses: timers.mock.calls.length, nodes };
}

test('a quote that goes on in the next line keeps its color there', async () => {
  const { nodes } = await highlighted('echo "a\nb" # c');
  const texts = nodes.map((node) => (typeof node === 'string' ? node : JSON.stringify(node)));
  expect(texts.find((text) => text.includes('b\\"'))).toContain('"className":"s"');
});

test('a block is colored with pauses, and not at all beyond a number of tokens', async () => {
  const line = `${'a;'.repeat(50)}\n`;
  const short = await highlighted(line);
  expect(short).toMatchObject({ isColored: true, pauses: 1 });
  const long = await highlighted(line.repeat(8));
  expect(long.isColored).toBe(true);
  expect(long.pauses).toBeGreaterThan(2);
  const worst = await highlighted(line.repeat(48));
  expect(worst.isColored).toBe(false);
  // It stops there: the rest is not even read.
  expect(worst.pauses).toBeLessThan(8);
});

test('one block is colored at a time', async () => {
  const done: string[] = [];
  const long = highlight('a;\n'.repeat(200), 'shellscript').then(() => done.push('long'));
  const short = highlight('a', 'shellscript').then(() => done.push('short'));
  await Promise.all([long, short]);
  expect(done).toEqual(['long', 'short']);
});
