import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sqliteBackend } from '../scripts/comments/sqlite-backend.ts';
import { createCommentStore } from '../server/comments/store.ts';
import { createThreads } from '../server/comments/threads.ts';
import { openDatabase } from '../server/db/open.ts';
import { pagePathSchema } from '../src/features/comments/model.ts';
import { runProgram } from '../tests/setup/run-program.ts';
import { temporaryFolder } from '../tests/setup/temporary-folder.ts';
import { importComments } from './comments/import-comments.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
});
afterEach(() => {
  process.exitCode = undefined;
  vi.unstubAllEnvs();
});

/** The command, as a process of its own. */
const run = (...words: readonly string[]) => runProgram('move-in/import.ts', words);

const imported = (file: string, ...map: readonly string[]) => importComments({ 'dry-run': false, map }, file);

const comment = (id: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  id,
  pid: '',
  text: `<p>Comment ${id}</p>`,
  user: { id: `user${Number(id) % 50}`, name: `Person ${Number(id) % 50}` },
  locator: { url: 'https://old.example/blogpost5/' },
  time: new Date(Date.UTC(2019, 0, 1) + Number(id) * 60_000).toISOString(),
  ...changes,
});

function backup(...comments: readonly object[]): string {
  const file = join(folder, 'backup.json');
  const lines = [{ version: 1, users: [], posts: [] }, ...comments].map((line) => JSON.stringify(line));
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function stored() {
  const db = openDatabase(join(folder, 'data'));
  const records = await sqliteBackend(db, 'here').read();
  db.close();
  return records;
}

test('comments are imported to the articles of their addresses, and a second run finds nothing to do', async () => {
  const file = backup(
    comment('1', { delete: true, text: '' }),
    comment('2', { pid: '1' }),
    comment('3', { locator: { url: 'https://old.example/2019/forms/?utm=1' } }),
    comment('4', { locator: { url: 'https://old.example/gone' } }),
    comment('5', { locator: { url: 'https://old.example/blog/blogpost6.html' } }),
    { id: 'broken' },
  );
  const arguments_ = ['comments', file, '--map', '/2019/forms/=/blogpost5', '--map', '/blog/*=/*'];
  const planned = run(...arguments_, '--dry-run');
  expect(planned.said).toMatch(/3 {2}to write\n[\s\S]*Nothing was written\. Leave out --dry-run to write\./);
  expect(existsSync(join(folder, 'data'))).toBe(false);

  const first = run(...arguments_);
  expect(first.status).toBe(1);
  expect(first.said).toMatch(/3 {2}written\n {7}1 {2}tombstones of deleted comments written\n/);
  expect(first.said).toContain('Not comments:\n  line 7: has no date');
  expect(first.said).toContain('Left out on purpose:\n       1  deleted\n');
  expect(first.said).toMatch(/lead to no article .*:\n {7}1 {2}https:\/\/old\.example\/gone$/m);
  const { comments, tombstones } = await stored();
  expect(comments.map(({ body, pathName }) => [body, pathName])).toEqual([
    ['Comment 2', '/blogpost5'],
    ['Comment 3', '/blogpost5'],
    ['Comment 5', '/blogpost6'],
  ]);
  expect(tombstones).toMatchObject([{ id: comments[0]?.parentId }]);

  const second = await imported(file, '/2019/forms/=/blogpost5', '/blog/*=/*');
  expect(second).toContain('3  already there');
  expect(second).toContain('There is nothing to do.');
  expect(await stored()).toEqual({ comments, tombstones, held: [], authors: [], invalid: [] });
});

test('a comment that changed there changes here', async () => {
  await imported(backup(comment('1')));
  expect(await imported(backup(comment('1', { text: '<p>Edited</p>' })))).toContain('1  replaced');
  expect(await stored()).toMatchObject({ comments: [{ body: 'Edited' }] });
});

test('comments whose address leads to another article now move there, with their threads and counts', async () => {
  const at = { locator: { url: 'https://old.example/forms' } };
  const file = backup(
    comment('1', { ...at, delete: true }),
    comment('2', { ...at, pid: '1' }),
    comment('3', at),
  );
  await imported(file, '/forms=/blogpost5');
  expect(await imported(file, '/forms=/blogpost6')).toContain('2  replaced');
  const db = openDatabase(join(folder, 'data'));
  const [before, after] = ['/blogpost5', '/blogpost6'].map((page) =>
    createThreads(db, () => []).page(pagePathSchema.parse(page)),
  );
  db.close();
  expect(before).toMatchObject({ threads: [], total: 0 });
  expect(after).toMatchObject({
    threads: [{ top: { body: 'Comment 3' } }, { top: null, replies: [{ body: 'Comment 2' }], more: 0 }],
    total: 2,
  });
});

test('nobody can edit an imported comment, and the owner can delete it', async () => {
  await imported(backup(comment('1')));
  const db = openDatabase(join(folder, 'data'));
  const store = createCommentStore(db, () => new Date());
  const [found] = createThreads(db, () => []).page(pagePathSchema.parse('/blogpost5')).threads;
  if (!found) throw new Error('There is no comment.');
  const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };
  const owner = { ...ada, uid: 'owner', isOwner: true };
  for (const reader of [ada, owner])
    expect(store.edit(found.id, 'Mine', reader)).toEqual({ ok: false, problem: { kind: 'forbidden' } });
  expect(store.remove(found.id, ada).ok).toBe(false);
  expect(store.remove(found.id, owner).ok).toBe(true);
  db.close();
  expect(await imported(backup(comment('1')))).toContain('1  deleted there: not written again');
});

test('a wrong call is answered with the right ones', async () => {
  for (const wrong of [[], ['comments', 'a', 'b']])
    expect(run(...wrong)).toMatchObject({ status: 2, said: expect.stringContaining('-- comments <file>') });
  await expect(imported('.')).rejects.toThrow('There is no file ., so nothing was read.');
  await expect(imported(backup(comment('1')), 'forms')).rejects.toThrow(
    '--map forms is not written as --map /old/address=/new-address.',
  );
});

test('an option that npm took, because a -- is missing, stops the import', () => {
  vi.stubEnv('npm_config_dry_run', 'true');
  const { status, said } = run('comments', backup(comment('1')));
  expect(said).toContain('npm took --dry-run for itself: write -- before the arguments.');
  expect(status).toBe(2);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
