import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { showErrors } from './content-errors.ts';

test('a mistake in front matter is shown in the page while one writes, and goes when it is corrected', () => {
  const tree = mkdtempSync(join(tmpdir(), 'content-errors-'));
  const file = join(tree, 'articles/01-first/index.mdx');
  mkdirSync(join(tree, 'articles/01-first'), { recursive: true });
  const write = (published: string) => {
    const description = 'What this article is about, in one or two sentences of some length.';
    writeFileSync(
      file,
      `---\ntitle: A\ndescription: ${description}\npublished: ${published}\nminutes: 1\n---\n`,
    );
  };
  write('2026-11-20');
  const watcher = new EventEmitter();
  const ws = Object.assign(new EventEmitter(), { send: vi.fn() });
  showErrors(tree, { watcher, ws });
  ws.emit('connection');
  expect(ws.send).not.toHaveBeenCalled();

  write('2026-02-30');
  watcher.emit('all', 'change', file);
  const err = expect.objectContaining({
    message: expect.stringContaining(`${file}:4 published: '2026-02-30' is not a date`),
    loc: { file, line: 4, column: 1 },
  });
  expect(ws.send).toHaveBeenLastCalledWith({ type: 'error', err });
  ws.emit('connection');
  expect(ws.send).toHaveBeenCalledTimes(2);

  write('2026-11-20');
  watcher.emit('all', 'change', file);
  expect(ws.send).toHaveBeenLastCalledWith({ type: 'full-reload' });
  rmSync(tree, { recursive: true });
});
