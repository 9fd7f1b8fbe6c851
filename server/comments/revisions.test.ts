import { beforeEach, expect, test } from 'vitest';
import { newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { openDatabase } from '#server/db/open.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { createCommentStore } from './store.ts';

const page = pagePathSchema.parse('/blogpost5');
const now = () => new Date('2026-11-21T12:00:00.000Z');
let folder: string;
let site: TestApp;
beforeEach(() => {
  folder = temporaryFolder();
  site = openTestApp({ db: openDatabase(folder) });
});

test('what another process writes is in the next answer, and readers are told to look before anything else', async () => {
  const store = createCommentStore(site.db, now);
  const reader = { uid: 'ada', displayName: 'Ada', photoURL: '' };
  const id = newCommentId();
  store.add(page, { id, body: 'One', parentId: null }, reader);
  const ask = () => site.app.request('/api/comments?page=/blogpost5');
  const before = await ask();
  expect((await before.json()).total).toBe(1);
  const stream = (await site.app.request('/api/comments/events?page=/blogpost5')).body;
  const events = stream?.pipeThrough(new TextDecoderStream()).getReader();
  await events?.read();

  const ownersDb = openDatabase(folder);
  createCommentStore(ownersDb, now).remove(id, reader);
  ownersDb.close();
  await new Promise(setImmediate);
  const added = store.add(page, { id: newCommentId(), body: 'Two', parentId: null }, reader);
  if (!added.ok) throw new Error('the second comment was refused');
  site.events.upserted(added.value.comment);

  const [ready, upserted] = [(await events?.read())?.value, (await events?.read())?.value];
  expect([ready, upserted]).toEqual([
    expect.stringMatching(/^event: ready\nid: /),
    expect.stringMatching(/^event: upserted\nid: /),
  ]);
  expect(ready).not.toContain(before.headers.get('etag')?.replaceAll(/W\/|"/g, ''));
  const after = await ask();
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect((await after.json()).threads).toMatchObject([{ top: { body: 'Two' } }]);
  await events?.cancel();
});
