import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCommentId, pagePathSchema } from '#features/comments/model.ts';
import { startCleanup } from '#server/db/cleanup.ts';
import { openAsItIs, openDatabase } from '#server/db/open.ts';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { createModeration, forgetPerson } from './moderation.ts';
import { createRevisions } from './revisions.ts';
import { createCommentStore } from './store.ts';
import { createThreads } from './threads.ts';

const page = pagePathSchema.parse('/blogpost5');
const ada = { uid: 'ada', displayName: 'Ada', photoURL: '' };
const robin = { uid: 'robin', displayName: 'Robin', photoURL: '', isOwner: true };
const eve = { uid: 'eve', displayName: 'Eve', photoURL: '' };
const now = () => new Date('2026-11-21T12:00:00.000Z');

/** The server's database, and the owner's own connection to it. */
function open() {
  const folder = temporaryFolder();
  const [db, ownersDb] = [openDatabase(folder), openAsItIs(folder, { readOnly: false })];
  return {
    db,
    ownersDb,
    store: createCommentStore(db, now),
    owner: createModeration(ownersDb, now),
    close() {
      ownersDb.close();
      db.close();
    },
  };
}
let place: ReturnType<typeof open>;
beforeEach(() => {
  place = open();
});
afterEach(() => {
  vi.useRealTimers();
  place.close();
});

function written(body: string) {
  const id = newCommentId();
  return { id, added: place.store.add(page, { id, body, parentId: null }, eve) };
}

test('forgetting a person leaves a tombstone where others have replied, and nowhere else', () => {
  const { id } = written('Buy this');
  const { id: alone } = written('And that');
  place.store.add(page, { id: newCommentId(), body: 'Own reply', parentId: alone }, eve);
  place.store.add(page, { id: newCommentId(), body: 'Please not', parentId: id }, ada);
  forgetPerson(place.ownersDb, now, 'eve');
  expect(createThreads(place.db, () => []).page(page)).toMatchObject({
    threads: [{ id, top: null, replies: [{ body: 'Please not' }] }],
    total: 1,
  });
});

test('no table has anything of a person who was forgotten', () => {
  const { id } = written('Mine');
  place.db.exec(`INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt)
      VALUES ('eve', 'Eve', 'eve@reader.invalid', 0, '2026-11-01', '2026-11-01');
    INSERT INTO reply_mails VALUES ('eve', 'eve@mail.example', '2026-11-21');
    INSERT INTO notice_mails VALUES ('eve', '${id}', '2026-11-21');
    INSERT INTO notices VALUES ('eve', 'answer1', '${id}', '2026-11-21');
    INSERT INTO likes VALUES ('/blogpost5', 'eve', '/blogpost5');
    INSERT INTO deleted_by_owner VALUES ('deleted', 'eve', 'Eve', '2026-11-21')`);
  forgetPerson(place.ownersDb, now, 'eve');
  const tables = place.db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.flatMap(({ name }) => place.db.prepare(`SELECT * FROM "${name}"`).all());
  expect(rows.flatMap(Object.values).filter((value) => /eve|Mine/i.test(String(value)))).toEqual([]);
});

test('a reply that is approved long after its comment was deleted is shown in its place', () => {
  const { id } = written('Gone');
  const reply = { id: newCommentId(), body: 'https://a https://b https://c', parentId: id };
  expect(place.store.add(page, reply, ada)).toMatchObject({ value: { comment: { isHeld: true } } });
  place.store.remove(id, robin);
  const later = () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  startCleanup(place.db, later, () => undefined)();
  place.owner.held.approve(reply.id);
  expect(createThreads(place.db, () => []).page(page)).toMatchObject({
    threads: [{ id, top: null, replies: [{ id: reply.id }] }],
    total: 1,
  });
});

test('a late retry restores no comment that waited when its writer deleted everything', () => {
  const sent = { id: newCommentId(), body: 'https://a https://b https://c', parentId: null };
  place.store.add(page, sent, ada);
  place.store.own.remove('ada');
  expect(place.store.add(page, sent, ada).ok).toBe(false);
  expect(place.store.own.held('ada')).toEqual([]);
});

test('a person is forgotten completely or not at all, so that it can be tried again', () => {
  const { id } = written('Buy this');
  place.db.exec(`INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt)
    VALUES ('eve', 'Eve', 'eve@reader.invalid', 0, '2026-11-01', '2026-11-01')`);
  place.db.exec(`CREATE TRIGGER kept BEFORE DELETE ON "user" BEGIN SELECT raise(ABORT, 'kept'); END`);
  expect(() => forgetPerson(place.ownersDb, now, 'eve')).toThrow('kept');
  place.db.exec('DROP TRIGGER kept');
  expect(place.owner.banned.authorOf(id)?.userId).toBe('eve');
  expect(forgetPerson(place.ownersDb, now, 'eve')).toMatchObject([{ id }]);
});

test('a banned person who sends a stored comment again gets it as it is, so that the retry ends', () => {
  const { id } = written('Once');
  place.owner.banned.ban({ userId: eve.uid, username: eve.displayName, commentId: id });
  expect(place.store.add(page, { id, body: 'Once', parentId: null }, eve)).toMatchObject({
    value: { isNew: false },
  });
});

test('the server notices what another process writes, once, and not what it writes itself', () => {
  vi.useFakeTimers();
  const changed = vi.fn();
  const { id } = written('Buy this');
  const { stop } = createRevisions(place.db, changed);
  written('Own');
  vi.advanceTimersByTime(5_000);
  expect(changed).not.toHaveBeenCalled();
  createCommentStore(place.ownersDb, now).remove(id, robin);
  vi.advanceTimersByTime(5_000);
  expect(changed).toHaveBeenCalledOnce();
  stop();
  place.owner.banned.ban({ userId: eve.uid, username: eve.displayName, commentId: newCommentId() });
  vi.advanceTimersByTime(5_000);
  expect(changed).toHaveBeenCalledOnce();
});
