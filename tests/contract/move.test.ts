import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { type Comment, commentSchema } from '#features/comments/model.ts';
import { openDatabase } from '#server/db/open.ts';
import { Emulator } from '../../firebase/tests/emulator.ts';
import { firebaseBackend, setOwner, tidyFirestore } from '../../scripts/comments/firebase-backend.ts';
import { type Backend, importRecords } from '../../scripts/comments/import-records.ts';
import { sqliteBackend } from '../../scripts/comments/sqlite-backend.ts';
import { connectToFirebase, type FirebaseAdmin } from '../../tools/firebase-admin/admin.ts';
import { addPerson, type RunningEmulator, startAuth } from '../../tools/firebase-emulators/emulators.ts';
import { hostileLines } from '../setup/hostile-input.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

// The owner's commands on both emulators: moving, exporting and importing comments, tombstones, and the owner's claim.

const emulator = new Emulator(inject('firestore'), 'demo-move');
let auth: RunningEmulator;
let admin: FirebaseAdmin;
let folder: string;
beforeAll(async () => {
  // An emulator signs people in to the one project that it was started for.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  const started = await startAuth(emulator.project);
  if (started === null) throw new Error('No Auth emulator was found: npm run setup:firebase installs it.');
  auth = started;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.host);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', auth.host);
  admin = connectToFirebase(process.env, emulator.project);
}, 120_000);
afterAll(async () => {
  await admin.close();
  vi.unstubAllEnvs();
  await auth.stop();
});
beforeEach(async () => {
  folder = temporaryFolder();
  await emulator.clear();
  await fetch(`http://${auth.host}/emulator/v1/projects/${emulator.project}/accounts`, { method: 'DELETE' });
});

const firebase = () => firebaseBackend(admin);
const ada = { uid: 'ada', name: 'Ada', picture: 'https://lh3.example/a', googleId: '111' };
const open = (name: string) => openDatabase(join(folder, name));
const carry = async (from: Backend, to: Backend, choice: { yes?: boolean; replace?: boolean } = {}) =>
  importRecords({ name: from.name, records: await from.read() }, to, {
    yes: true,
    replace: false,
    ...choice,
  });

/** Every row of a database with the exact bytes of each value. */
const dump = (db: DatabaseSync) =>
  db
    .prepare(
      `SELECT hex(id), hex(body), hex(parent_id), typeof(parent_id), hex(user_id), hex(username), hex(user_img),
         hex(created_at), hex(path_name) FROM comments ORDER BY id`,
    )
    .all();

test('from SQLite to Firestore and back is identical, byte for byte, whatever people wrote', async () => {
  const [before, after] = [open('before'), open('after')];
  const added = hostileComments();
  await sqliteBackend(before, 'before').write({ added, authors: [ada] });
  expect(dump(before)).toHaveLength(added.length);

  const there = await carry(sqliteBackend(before, 'before'), firebase());
  expect(there.report).toContain(`${added.length}  written`);
  const back = await carry(firebase(), sqliteBackend(after, 'after'));
  expect(back).toMatchObject({ complete: true });
  expect(dump(after)).toEqual(dump(before));
  expect(await sqliteBackend(after, 'after').read()).toEqual(await sqliteBackend(before, 'before').read());
  expect((await carry(sqliteBackend(before, 'before'), firebase())).report).toMatch(
    /0 {2}written\n[\s\S]*There is nothing to do\.$/,
  );
  before.close();
  after.close();
}, 60_000);

test.each(['firebase', 'embedded'] as const)(
  'at %s, what differs is named and left alone until it is told to be replaced',
  async (to) => {
    const db = open('here');
    const backends = { embedded: sqliteBackend(db, 'here'), firebase: firebase() };
    const [source, target] =
      to === 'firebase' ? [backends.embedded, backends.firebase] : [backends.firebase, backends.embedded];
    await source.write({ added: [comment('aaaaaaa', { body: 'Mine' }), comment('bbbbbbb')] });
    await target.write({ added: [comment('aaaaaaa', { body: 'Other' }), comment('ccccccc')] });

    const first = await carry(source, target);
    expect(first.complete).toBe(false);
    expect(first.report).toContain('1  already there, but different: left alone');
    expect(first.report).toContain('  aaaaaaa on /blogpost5');
    expect(first.report).toContain('1  only there: left alone');
    expect(await bodies(target)).toEqual({ aaaaaaa: 'Other', bbbbbbb: 'Hello', ccccccc: 'Hello' });

    const second = await carry(source, target, { replace: true });
    expect(second.complete).toBe(true);
    expect(await bodies(target)).toEqual({ aaaaaaa: 'Mine', bbbbbbb: 'Hello', ccccccc: 'Hello' });
    db.close();
  },
);

test.each(['firebase', 'embedded'] as const)(
  'at %s, what was written after it was read is not overwritten',
  async (to) => {
    const db = open('here');
    const target: Backend = to === 'firebase' ? firebase() : sqliteBackend(db, 'here');
    const other: Backend = to === 'firebase' ? firebase() : sqliteBackend(db, 'here');
    const from = comment('aaaaaaa', { body: 'Seen' });
    const late = comment('aaaaaaa', { body: 'Late' });
    await target.write({ added: [from] });
    await expect(target.write({ added: [late] })).rejects.toThrow();
    await target.read();
    await other.read();
    await other.write({ replaced: [{ from, to: comment('aaaaaaa', { body: 'Changed' }) }] });
    await expect(target.write({ replaced: [{ from, to: late }] })).rejects.toThrow('Run this again.');
    expect(await bodies(target)).toEqual({ aaaaaaa: 'Changed' });
    db.close();
  },
);

test('a document that is no comment is named, not moved and not touched', async () => {
  const db = open('here');
  await firebase().write({ added: [comment('aaaaaaa')] });
  await emulator.seed({
    'comments/strange': { body: 'No id' },
    'comments/bbbbbbb': { ...comment('bbbbbbb'), votes: 3 },
  });
  const moved = await carry(firebase(), sqliteBackend(db, 'here'));
  expect(moved.complete).toBe(false);
  expect(moved.report).toMatch(
    /2 {2}entries that are not comments[\s\S]*comments\/bbbbbbb\n {2}comments\/strange/,
  );
  expect(await bodies(sqliteBackend(db, 'here'))).toEqual({ aaaaaaa: 'Hello' });
  db.close();
});

test('a thread whose comment was deleted keeps its place, both ways', async () => {
  const [before, after] = [open('before'), open('after')];
  const [top, reply] = [comment('aaaaaaa'), comment('rrrrrrr', { parentId: 'aaaaaaa' })];
  await sqliteBackend(before, 'before').write({ added: [top, reply] });
  before.prepare('DELETE FROM comments WHERE id = ?').run(top.id);
  const tombstone = { id: top.id, pathName: top.pathName, createdAt: top.createdAt };

  await carry(sqliteBackend(before, 'before'), firebase());
  expect(await firebase().read()).toMatchObject({ comments: [reply], tombstones: [tombstone], invalid: [] });
  await carry(firebase(), sqliteBackend(after, 'after'));
  expect(await sqliteBackend(after, 'after').read()).toEqual(await firebase().read());
  expect((await carry(sqliteBackend(after, 'after'), firebase())).report).toContain(
    'There is nothing to do.',
  );
  before.close();
  after.close();
});

test('tombstones that are missing are written, and those that nothing needs are removed', async () => {
  const added = ['rrrrrrr', 'sssssss'].map((id) => comment(id, { parentId: 'aaaaaaa' }));
  await firebase().write({ added });
  const { pathName, createdAt } = comment('aaaaaaa');
  const tombstone = (id: string, at = createdAt) => ({ id, pathName, createdAt: at });
  const recent = '2026-11-22T10:00:00.000Z';
  await emulator.seed({
    'tombstones/ooooooo': tombstone('ooooooo'),
    'tombstones/nnnnnnn': tombstone('nnnnnnn', recent),
  });
  const now = Date.parse('2026-11-22T12:00:00.000Z');
  const planned = await tidyFirestore(firebase(), false, now);
  expect(planned).toMatch(/1 to write[\s\S]*1 to remove[\s\S]*Add --yes/);
  expect((await firebase().read()).tombstones).toHaveLength(2);
  expect(await tidyFirestore(firebase(), true, now)).toMatch(/1 written[\s\S]*1 removed/);
  const { comments, tombstones } = await firebase().read();
  expect(comments).toEqual(added);
  expect(tombstones).toEqual([tombstone('aaaaaaa'), tombstone('nnnnnnn', recent)]);
});

test('an author signs in on Firebase as the author of their old comments, and has no address there', async () => {
  await firebase().write({ authors: [ada] });
  expect(await admin.auth.listUsers(10)).toMatchObject({ users: [{ uid: 'ada', email: undefined }] });
  await addPerson(auth.host, ada.googleId, 'Ada');
  const { users } = await admin.auth.listUsers(10);
  expect(users.map(({ uid }) => uid)).toEqual(['ada']);
});

test('an owner is marked by a claim that can be taken away, and keeps the other claims', async () => {
  await addPerson(auth.host, '222', 'Grace');
  const email = '222@reader.example';
  const claims = async () => (await admin.auth.getUserByEmail(email)).customClaims;
  const { uid } = await admin.auth.getUserByEmail(email);
  await admin.auth.setCustomUserClaims(uid, { editor: true });
  expect(await setOwner(admin, email, true)).toBe(uid);
  expect(await claims()).toEqual({ editor: true, owner: true });
  expect(await setOwner(admin, email, false)).toBe(uid);
  expect(await claims()).toEqual({ editor: true });
  await expect(setOwner(admin, 'nobody@reader.example', true)).rejects.toThrow(
    `nobody@reader.example has not signed in on ${emulator.project} yet.`,
  );
});

test('comments move by an export and an import, both ways, and a second import finds nothing to do', async () => {
  const db = open('data');
  await sqliteBackend(db, 'data').write({ added: [comment('aaaaaaa'), comment('bbbbbbb')], authors: [ada] });
  db.close();
  const [there, back] = [join(folder, 'there.jsonl'), join(folder, 'back.jsonl')];
  const project = ['--project', emulator.project];
  expect(await run('data', 'export', there, '--from', 'embedded')).toMatchObject({
    code: 0,
    output: expect.stringContaining('has 2 comments of the database'),
  });
  expect(statSync(there).mode & 0o077).toBe(0);
  expect((await run('data', 'export', there)).output).toContain('exists already');
  const toFirebase = ['import', there, '--to', 'firebase', ...project];
  expect((await run('data', ...toFirebase)).output).toContain('2  to write');
  expect((await firebase().read()).comments).toEqual([]);
  expect(await run('data', ...toFirebase, '--yes')).toMatchObject({
    code: 0,
    output: expect.stringContaining('2  written'),
  });

  const exported = await run('new', 'export', back, '--from', 'firebase', ...project);
  expect(exported).toMatchObject({ code: 0, output: expect.stringContaining('has 2 comments of Firestore') });
  const importing = ['import', back, '--to', 'embedded'];
  expect((await run('new', ...importing)).output).toMatch(/does not exist yet[\s\S]*Nothing was written\./);
  expect(existsSync(join(folder, 'new'))).toBe(false);
  expect(await run('new', ...importing, '--yes')).toMatchObject({ code: 0 });
  expect((await run('new', ...importing, '--yes')).output).toContain('There is nothing to do.');
  const moved = open('new');
  expect(await sqliteBackend(moved, 'new').read()).toEqual(await firebase().read());
  moved.close();
}, 60_000);

test('without an emulator or a key, a command says what it needs, and an emulator alone is not enough', () => {
  expect(() => connectToFirebase({}, 'my-blog')).toThrow('Set GOOGLE_APPLICATION_CREDENTIALS to the key');
  const noKey = { GOOGLE_APPLICATION_CREDENTIALS: 'package.json' };
  expect(() => connectToFirebase(noKey, undefined)).toThrow('Generate new private key');
  expect(() => connectToFirebase({ FIRESTORE_EMULATOR_HOST: emulator.host }, 'my-blog')).toThrow(
    'or neither',
  );
});

/** Runs npm run comments on the database of a folder, and on both emulators. */
function run(dataDir: string, ...args: readonly string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: join(folder, dataDir) };
    const child = execFile(
      process.execPath,
      ['scripts/comments/comments.ts', ...args],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, output: `${out}${err}` }),
    );
  });
}

async function bodies(backend: Backend): Promise<Record<string, string>> {
  const { comments } = await backend.read();
  return Object.fromEntries(comments.map(({ id, body }) => [id, body]).toSorted());
}

function comment(id: string, changes: Partial<Record<keyof Comment, string | null>> = {}): Comment {
  return commentSchema.parse({
    id,
    body: 'Hello',
    parentId: null,
    userId: 'ada',
    username: 'Ada',
    userImg: '',
    createdAt: '2026-11-21T10:30:00.000Z',
    pathName: '/blogpost5',
    ...changes,
  });
}

/** More than one page and one batch of them: every hostile text that the project knows, as body, name and picture. */
function hostileComments(): Comment[] {
  const own = [
    'a\u0000b',
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    'e\u0301 is not \u00e9',
    'line\r\nline\rline\n',
    ' \t not trimmed \u00a0',
    '\u202eright to left',
    '\ufeffmark',
    '\u2028\u2029',
    "'; DROP TABLE comments; --",
    '\u{1F600}'.repeat(2_500),
    'x'.repeat(5_000),
  ];
  return [...own, ...hostileLines].map((text, index) =>
    comment(index.toString(36).padStart(7, '0'), {
      body: text.toWellFormed(),
      username: text.toWellFormed().slice(0, 100).toWellFormed(),
      userImg: index % 2 === 0 ? '' : `https://pictures.example/${encodeURIComponent(text.toWellFormed())}`,
      parentId: index % 3 === 0 ? null : '0000000',
      createdAt: new Date(Date.parse('2022-05-11T00:00:00.001Z') + index * 61_001).toISOString(),
      pathName: `/blogpost${1 + (index % 9)}`,
    }),
  );
}
