import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { type Recorded, startRecorder } from '../tests/setup/recorder.ts';
import { type Account, moveReaders, planReaders } from './move-readers.ts';
import { firebaseAccounts } from './move-readers-firebase.ts';
import { sqliteAccounts } from './move-readers-sqlite.ts';

const ada: Account = { uid: 'ada1', name: 'Ada', picture: 'https://lh3.example/a', googleId: '111' };
const grace: Account = { uid: 'grace1', name: 'Grace', picture: '', googleId: '222' };
const now = () => new Date('2026-11-21T10:00:00.000Z');

function database() {
  const db = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  migrate(db);
  return db;
}

/** Firebase Authentication as its wire shows it, two people a page. */
async function firebase(answerToCreate: object = {}) {
  const users: Record<string, unknown>[] = [];
  const recorder = await startRecorder(({ url, body }: Recorded) => {
    const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) });
    if (url.pathname.endsWith(':batchCreate')) {
      users.push(...JSON.parse(body.toString()).users);
      return json(answerToCreate);
    }
    const start = Number(url.searchParams.get('nextPageToken') ?? 0);
    // The real one gives a token with the last page, too.
    return json({ users: users.slice(start, start + 2), nextPageToken: String(start + 2) });
  });
  const place = firebaseAccounts({ origin: recorder.origin, project: 'my-blog', token: 'a-token' });
  return { recorder, users, place };
}

test('people come back from SQLite and from Firebase as they went in', async () => {
  const db = database();
  const { recorder, place } = await firebase();
  const third = { ...grace, uid: 'third1', googleId: '333' };
  for (const people of [sqliteAccounts(db, now), place]) {
    await people.add([ada, grace, third]);
    expect(await people.read()).toEqual([ada, grace, third]);
  }
  await recorder.stop();
  db.close();
});

test('Firebase is never given an e-mail address, and never told to overwrite anybody', async () => {
  const { recorder, place } = await firebase();
  await place.add([ada]);
  expect(JSON.parse(recorder.only().body.toString())).toEqual({
    users: [
      {
        localId: 'ada1',
        displayName: 'Ada',
        photoUrl: 'https://lh3.example/a',
        providerUserInfo: [
          { providerId: 'google.com', rawId: '111', displayName: 'Ada', photoUrl: 'https://lh3.example/a' },
        ],
      },
    ],
    sanityCheck: true,
    allowOverwrite: false,
  });
  expect(recorder.only().headers.authorization).toBe('Bearer a-token');
  await recorder.stop();
});

test("somebody whom Firebase refuses is told in Firebase's words", async () => {
  const { recorder, place } = await firebase({
    error: [{ message: 'localId belongs to an existing account' }],
  });
  await expect(place.add([ada])).rejects.toThrow('1 authors could not be made known. Firebase said: localId');
  await recorder.stop();
});

test('only authors are carried along, and nobody who is known there already', () => {
  expect(planReaders([ada, grace], [], new Set(['ada1']))).toEqual({ missing: [ada], others: 0 });
  expect(planReaders([ada], [ada], new Set(['ada1']))).toEqual({ missing: [], others: 0 });
  const elsewhere = { ...ada, uid: 'firebase-ada' };
  expect(planReaders([ada], [elsewhere], new Set(['ada1']))).toEqual({ missing: [], others: 1 });
});

test('without --yes nobody is written', async () => {
  const [here, there] = [database(), database()];
  await sqliteAccounts(here, now).add([ada]);
  const carry = (yes: boolean) =>
    moveReaders(sqliteAccounts(here, now), sqliteAccounts(there, now), new Set(['ada1']), yes);
  expect(await carry(false)).toBe('       1  author to make known there');
  expect(await sqliteAccounts(there, now).read()).toEqual([]);
  await carry(true);
  expect(await sqliteAccounts(there, now).read()).toEqual([ada]);
  expect(await carry(true)).toBe('       0  authors made known there');
  here.close();
  there.close();
});

test('accounts of the local chooser stay where they are', async () => {
  const site = openTestApp();
  await site.as('Ada');
  expect(await sqliteAccounts(site.db, now).read()).toEqual([]);
  site.close();
});

test('somebody who was carried over signs in as the author of their old comments', async () => {
  const site = openTestApp();
  const first = await site.as('Ada');
  const { sub } = { sub: String(site.db.prepare('SELECT accountId FROM account').get()?.accountId) };
  site.db.exec('DELETE FROM account; DELETE FROM session; DELETE FROM "user"');
  await sqliteAccounts(site.db, now).add([{ ...ada, uid: 'uid-of-firebase', googleId: sub }]);
  expect(await (await first('/api/reader')).text()).not.toContain('uid-of-firebase');
  const again = await site.as('Ada');
  expect(await (await again('/api/reader')).text()).toContain('"uid":"uid-of-firebase"');
  site.close();
});
