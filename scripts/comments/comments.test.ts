import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentIdSchema, pagePathSchema } from '#features/comments/model.ts';
import { createBanned } from '#server/comments/banned.ts';
import { createCommentStore } from '#server/comments/store.ts';
import { createThreads } from '#server/comments/threads.ts';
import { openDatabase } from '#server/db/open.ts';
import { runProgram } from '../../tests/setup/run-program.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

const page = pagePathSchema.parse('/blogpost5');
const idOf = (text: string) => commentIdSchema.parse(text);
const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };
const eve = { uid: 'eve', displayName: 'Eve\u001b[2J\nroot', photoURL: '' };
const now = () => new Date('2026-11-21T10:30:00.000Z');

let folder: string;
let db: DatabaseSync;
beforeEach(() => {
  folder = temporaryFolder();
  db = openDatabase(join(folder, 'data'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  db.close();
});

/** Runs the command beside a server that holds the database. */
const comments = (...words: readonly string[]) =>
  runProgram('scripts/comments/comments.ts', words, { env: { DATA_DIR: join(folder, 'data') } });
const add = (id: string, author = eve) =>
  createCommentStore(db, now).add(page, { id: idOf(id), body: 'Hello', parentId: null }, author);

test('forgetting a person deletes their account and everything they wrote, and nothing else', () => {
  add('aaaaaaa');
  add('bbbbbbb');
  add('ccccccc', ada);
  db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES (?, 'Eve', 'eve@reader.invalid', 0, ?, ?)`,
  ).run(eve.uid, now().toISOString(), now().toISOString());
  expect(comments('forget', 'https://robin.example/blogpost5#comment-aaaaaaa')).toMatchObject({
    status: 0,
    said: 'Deleted the account of Eve·[2J root, and 2 comments.',
  });
  expect(createThreads(db, () => []).page(page)).toMatchObject({
    threads: [{ id: 'ccccccc' }],
    total: 1,
  });
  expect(db.prepare('SELECT id FROM "user"').all()).toEqual([]);
  expect(comments('forget', 'aaaaaaa')).toMatchObject({
    status: 1,
    said: 'There is no comment aaaaaaa. It may have been deleted.',
  });
});

test('the ban of a person who is forgotten stays', () => {
  add('aaaaaaa');
  createBanned(db, now).ban({ userId: eve.uid, username: 'Eve', commentId: idOf('aaaaaaa') });
  expect(comments('forget', 'aaaaaaa').said).toMatch(/and 1 comment\. The ban stays/);
  expect(add('bbbbbbb')).toMatchObject({ problem: { kind: 'forbidden' } });
});

test('a wrong command prints the right ones, and a missing database is reported in a sentence', () => {
  for (const wrong of [['remove', 'aaaaaaa'], ['forget', 'everyone'], ['import', 'a', 'b'], ['owner']])
    expect(comments(...wrong)).toMatchObject({
      status: 2,
      said: expect.stringContaining('-- forget <id'),
    });
  for (const missing of ['nowhere.jsonl', '.'])
    expect(comments('import', missing).said).toContain(`There is no file ${missing}, so nothing was read.`);
  rmSync(join(folder, 'data', 'site.sqlite'));
  expect(comments('forget', 'aaaaaaa')).toMatchObject({
    status: 1,
    said: expect.stringContaining('There is no database'),
  });
});

test('a command of the other backend says where the comments are, and what to do there', () => {
  for (const command of [['owner', 'you@reader.example'], ['tidy']])
    expect(comments(...command).said).toMatch(
      /keeps its comments itself\. Write its owner into comments\.owner of .*; the server tidies up by itself/,
    );
  vi.stubEnv('SITE_CONFIG', 'tests/setup/firebase.config.ts');
  expect(comments('forget', 'aaaaaaa')).toMatchObject({
    status: 1,
    said: 'This site keeps its comments on Firebase. To forget someone, use its console: docs/moderate.md.',
  });
});
