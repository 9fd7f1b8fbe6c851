import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMessageStore } from '../contact/store.ts';
import { openDatabase } from './open.ts';
import { keepTidy } from './upkeep.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

test('sessions that have ended go, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-upkeep-'));
  const db = openDatabase(folder);
  const at = now().toISOString();
  db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES ('u', 'Ada', 'u@reader.invalid', 0, ?, ?)`,
  ).run(at, at);
  const add = db.prepare(
    `INSERT INTO session (id, expiresAt, token, createdAt, updatedAt, userId) VALUES (?, ?, ?, ?, ?, 'u')`,
  );
  add.run('ended', '2026-11-21T11:59:59.000Z', 'a', at, at);
  add.run('going on', '2026-11-21T12:00:01.000Z', 'b', at, at);
  keepTidy(db, now)();
  expect(db.prepare('SELECT id FROM session').all()).toEqual([{ id: 'going on' }]);
  db.close();
  rmSync(folder, { recursive: true });
});

test('the words of what was deleted are in no file any more', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-upkeep-'));
  const db = openDatabase(folder);
  const words = 'unforgettable'.repeat(20);
  createMessageStore(db, now).add({ fromName: 'Ada', replyTo: 'a@reader.example', message: words }, false);
  const isKept = () =>
    readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes('unforgettable'));
  expect(isKept()).toBe(true);
  db.exec('DELETE FROM messages');
  keepTidy(db, now)();
  expect(isKept()).toBe(false);
  db.close();
  rmSync(folder, { recursive: true });
});
