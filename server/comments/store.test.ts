import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodySchema, draftSchema, newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { migrate } from '#server/db/migrate.ts';
import { createCommentStore } from './store.ts';

const page = pagePathSchema.parse('/blogpost5');
const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };

test('hostile lines come back as they were typed', () => {
  const data = new URL('../../tests/data/', import.meta.url);
  const lines = [
    ...readFileSync(new URL('xss-payloads.txt', data), 'utf8').split('\n'),
    ...z.array(z.string()).parse(JSON.parse(readFileSync(new URL('naughty-strings.json', data), 'utf8'))),
  ].filter((line) => bodySchema.safeParse(line).success);
  const db = new DatabaseSync(':memory:');
  migrate(db);
  const store = createCommentStore(db, () => new Date());
  for (const body of lines) {
    store.add(page, draftSchema.parse({ id: newCommentId(), body, parentId: null }), ada);
  }
  const stored = db.prepare('SELECT body FROM comments ORDER BY rowid').all();
  expect(stored.map(({ body }) => body)).toEqual(lines.map((line) => line.trim()));
  expect(lines.length).toBeGreaterThan(3000);
});
