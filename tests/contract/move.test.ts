import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Comment, commentSchema } from '#features/comments/model.ts';
import { databaseFile, openDatabase } from '#server/db/open.ts';
import { Emulator } from '../../firebase/tests/emulator.ts';
import { moveComments } from '../../scripts/move-comments.ts';
import { firestorePlace } from '../../scripts/move-firestore.ts';
import type { CommentPlace } from '../../scripts/move-plan.ts';
import { sqlitePlace } from '../../scripts/move-sqlite.ts';
import { tidyTombstones } from '../../scripts/tidy-tombstones.ts';

const host = inject('firestore');

describe('moving comments', () => {
  const emulator = new Emulator(host, 'demo-move');
  const firestore = () =>
    firestorePlace({ origin: `http://${host}`, project: emulator.project, token: 'owner' });
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-move-'));
    await emulator.clear();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = (name: string) => openDatabase(join(folder, name));
  const write = { yes: true, replace: false };
  const look = { yes: false, replace: false };

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
    const comments = hostileComments();
    await sqlitePlace(before, 'before').add(comments);
    expect(dump(before)).toHaveLength(comments.length);

    const there = await moveComments(sqlitePlace(before, 'before'), firestore(), write);
    expect(there.report).toContain(`${comments.length}  written`);
    const back = await moveComments(firestore(), sqlitePlace(after, 'after'), write);
    expect(back).toMatchObject({ complete: true });
    expect(dump(after)).toEqual(dump(before));
    before.close();
    after.close();
  }, 60_000);

  test('without --yes nothing is written, and it says what would be', async () => {
    const db = open('here');
    await sqlitePlace(db, 'here').add([comment('aaaaaaa'), comment('bbbbbbb')]);
    const looked = await moveComments(sqlitePlace(db, 'here'), firestore(), look);
    expect(looked.report).toMatch(/2 {2}to write[\s\S]*Nothing was written\. Add --yes to write\./);
    expect((await firestore().read()).comments).toEqual([]);
    db.close();
  });

  test('a second run finds nothing to do', async () => {
    const db = open('here');
    await sqlitePlace(db, 'here').add([comment('aaaaaaa'), comment('bbbbbbb')]);
    await moveComments(sqlitePlace(db, 'here'), firestore(), write);
    const again = await moveComments(sqlitePlace(db, 'here'), firestore(), write);
    expect(again.report).toMatch(/0 {2}written\n +2 {2}there already, the same/);
    expect(again.report).toContain('There is nothing to do.');
    db.close();
  });

  test.each(['firebase', 'embedded'] as const)(
    'at %s, what differs is named and left alone until it is told to be replaced',
    async (to) => {
      const db = open('here');
      const places = { embedded: sqlitePlace(db, 'here'), firebase: firestore() };
      const [source, target] =
        to === 'firebase' ? [places.embedded, places.firebase] : [places.firebase, places.embedded];
      await source.add([comment('aaaaaaa', { body: 'Mine' }), comment('bbbbbbb')]);
      await target.add([comment('aaaaaaa', { body: 'Other' }), comment('ccccccc')]);

      const first = await moveComments(source, target, write);
      expect(first.complete).toBe(false);
      expect(first.report).toContain('1  there already, but different: left as they are');
      expect(first.report).toContain('  aaaaaaa on /blogpost5');
      expect(first.report).toContain('1  only there: left as they are');
      expect(await bodies(target)).toEqual({ aaaaaaa: 'Other', bbbbbbb: 'Hello', ccccccc: 'Hello' });

      const second = await moveComments(source, target, { yes: true, replace: true });
      expect(second.complete).toBe(true);
      expect(await bodies(target)).toEqual({ aaaaaaa: 'Mine', bbbbbbb: 'Hello', ccccccc: 'Hello' });
      db.close();
    },
  );

  test.each(['firebase', 'embedded'] as const)(
    'at %s, what was written after it was looked at is not overwritten',
    async (to) => {
      const db = open('here');
      const target: CommentPlace = to === 'firebase' ? firestore() : sqlitePlace(db, 'here');
      const other: CommentPlace = to === 'firebase' ? firestore() : sqlitePlace(db, 'here');
      const seen = comment('aaaaaaa', { body: 'Seen' });
      await target.add([seen]);
      await expect(target.add([comment('aaaaaaa', { body: 'Late' })])).rejects.toThrow();
      await target.read();
      await other.read();
      await other.replace([{ from: seen, to: comment('aaaaaaa', { body: 'Changed' }) }]);
      await expect(
        target.replace([{ from: seen, to: comment('aaaaaaa', { body: 'Late' }) }]),
      ).rejects.toThrow();
      expect(await bodies(target)).toEqual({ aaaaaaa: 'Changed' });
      db.close();
    },
  );

  test('a document that is no comment is named, not moved and not touched', async () => {
    const db = open('here');
    await firestore().add([comment('aaaaaaa')]);
    await emulator.seed({
      'comments/strange': { body: 'No id' },
      'comments/bbbbbbb': { ...comment('bbbbbbb'), votes: 3 },
    });
    const moved = await moveComments(firestore(), sqlitePlace(db, 'here'), write);
    expect(moved.complete).toBe(false);
    expect(moved.report).toMatch(
      /2 {2}entries that are no comments[\s\S]*comments\/bbbbbbb\n {2}comments\/strange/,
    );
    expect(await bodies(sqlitePlace(db, 'here'))).toEqual({ aaaaaaa: 'Hello' });
    db.close();
  });

  test('a thread whose comment was deleted keeps its place, both ways', async () => {
    const [before, after] = [open('before'), open('after')];
    const [top, reply] = [comment('aaaaaaa'), comment('rrrrrrr', { parentId: 'aaaaaaa' })];
    await sqlitePlace(before, 'before').add([top, reply]);
    before.prepare('DELETE FROM comments WHERE id = ?').run(top.id);
    const tombstone = { id: top.id, pathName: top.pathName, createdAt: top.createdAt };

    await moveComments(sqlitePlace(before, 'before'), firestore(), write);
    expect(await firestore().read()).toEqual({ comments: [reply], tombstones: [tombstone], odd: [] });
    await moveComments(firestore(), sqlitePlace(after, 'after'), write);
    expect(await sqlitePlace(after, 'after').read()).toEqual(await firestore().read());
    const again = await moveComments(sqlitePlace(after, 'after'), firestore(), write);
    expect(again.report).toContain('There is nothing to do.');
    before.close();
    after.close();
  });

  test('tombstones that are missing are written, and those that nothing needs are removed', async () => {
    const orphans = [
      comment('rrrrrrr', { parentId: 'aaaaaaa' }),
      comment('sssssss', { parentId: 'aaaaaaa' }),
    ];
    await firestore().add(orphans);
    const { pathName, createdAt } = comment('aaaaaaa');
    const tombstone = (id: string, at = createdAt) => ({ id, pathName, createdAt: at });
    const recent = '2026-11-22T10:00:00.000Z';
    await emulator.seed({
      'tombstones/ooooooo': tombstone('ooooooo'),
      'tombstones/nnnnnnn': tombstone('nnnnnnn', recent),
    });
    const now = Date.parse('2026-11-22T12:00:00.000Z');
    const looked = await tidyTombstones(firestore(), false, now);
    expect(looked).toMatch(/1 to write[\s\S]*1 to remove[\s\S]*Add --yes/);
    expect((await firestore().read()).tombstones).toHaveLength(2);
    expect(await tidyTombstones(firestore(), true, now)).toMatch(/1 written[\s\S]*1 removed/);
    const { comments, tombstones } = await firestore().read();
    expect(comments).toEqual(orphans);
    expect(tombstones).toEqual([tombstone('aaaaaaa'), tombstone('nnnnnnn', recent)]);
  });

  test('the command looks first, then writes, both ways', async () => {
    const db = open('data');
    await sqlitePlace(db, 'data').add([comment('aaaaaaa')]);
    db.close();
    const there = ['--from', 'embedded', '--to', 'firebase', '--project', emulator.project];
    expect(await move('data', ...there)).toMatchObject({
      code: 0,
      said: expect.stringContaining('to write'),
    });
    expect((await firestore().read()).comments).toEqual([]);
    expect(await move('data', ...there, '--yes')).toMatchObject({
      code: 0,
      said: expect.stringContaining('1  written'),
    });

    const back = ['--from', 'firebase', '--to', 'embedded', '--project', emulator.project];
    expect(await move('new', ...back)).toMatchObject({
      code: 0,
      said: expect.stringContaining('yet to be made'),
    });
    expect(existsSync(join(folder, 'new'))).toBe(false);
    expect(await move('new', ...back, '--yes')).toMatchObject({ code: 0 });
    const moved = new DatabaseSync(databaseFile(join(folder, 'new')), { readOnly: true });
    expect(dump(moved)).toHaveLength(1);
    moved.close();
  }, 60_000);

  test('looking changes nothing of an older database, and says so', async () => {
    const db = open('old');
    await sqlitePlace(db, 'old').add([comment('aaaaaaa')]);
    db.exec('PRAGMA user_version = 1');
    db.close();
    const there = ['--from', 'embedded', '--to', 'firebase', '--project', emulator.project];
    expect(await move('old', ...there)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is of an older version (1)'),
    });
    const looked = new DatabaseSync(databaseFile(join(folder, 'old')), { readOnly: true });
    expect({ ...looked.prepare('PRAGMA user_version').get() }).toEqual({ user_version: 1 });
    looked.close();
  }, 60_000);

  test('a wrong command is answered with the right one', async () => {
    for (const wrong of [
      [],
      ['--from', 'embedded'],
      ['--from', 'firebase', '--to', 'firebase'],
      ['--force'],
    ]) {
      expect(await move('data', ...wrong)).toMatchObject({
        code: 1,
        said: expect.stringContaining('npm run move -- --from embedded --to firebase'),
      });
    }
    expect(existsSync(join(folder, 'data'))).toBe(false);
  }, 60_000);

  function move(dataDir: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
    return new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: join(folder, dataDir), FIRESTORE_EMULATOR_HOST: host };
      const child = execFile(process.execPath, ['scripts/move.ts', ...args], { env }, (_error, out, err) =>
        resolve({ code: child.exitCode ?? -1, said: `${out}${err}` }),
      );
    });
  }
});

async function bodies(place: CommentPlace): Promise<Record<string, string>> {
  const { comments } = await place.read();
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
  const naughty: readonly string[] = JSON.parse(readFileSync('tests/data/naughty-strings.json', 'utf8'));
  const payloads = readFileSync('tests/data/xss-payloads.txt', 'utf8').split('\n');
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
  return [...own, ...naughty, ...payloads].map((text, index) =>
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
