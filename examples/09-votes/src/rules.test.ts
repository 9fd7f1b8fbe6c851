import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import rules from '../firestore.rules?raw';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada, ben } from './testing/sample.ts';

// These tests leave the store out and speak to the database directly, as
// somebody with the browser's console would.
describe.skipIf(skipped)('the rules', () => {
  let emulator: Emulator;
  let asAda: Firestore;
  let asBen: Firestore;
  let asReader: Firestore;

  beforeAll(async () => {
    emulator = await openEmulator(rules);
    asAda = emulator.openFor(ada);
    asBen = emulator.openFor(ben);
    asReader = emulator.openFor(null);
  });
  beforeEach(async () => {
    await emulator.environment.clearFirestore();
    await setDoc(at(asBen), good(ben));
  });
  afterAll(() => emulator?.environment.cleanup());

  const at = (db: Firestore, id = 'bens') => doc(db, 'posts', id);

  /** What the store writes. Every test below spoils one thing about it. */
  const good = (me = ada) => ({
    text: 'A map',
    userId: me.uid,
    username: me.name,
    createdAt: serverTimestamp(),
    upvotes: [],
    downvotes: [],
  });

  test('a complete post of my own is accepted', async () => {
    await assertSucceeds(setDoc(at(asAda, 'adas'), good()));
  });

  const spoiled: Record<string, object> = {
    "somebody else's uid": { userId: ben.uid },
    'a name that is not in the token': { username: ben.name },
    'no text': { text: '' },
    'a text of white space': { text: ' \n\t ' },
    'a text of 201 characters': { text: 'x'.repeat(201) },
    'a text that is no text': { text: ['x'] },
    'a date of its own choosing': {
      createdAt: Timestamp.fromDate(new Date('2020-01-01')),
    },
    'an upvote already on it': { upvotes: ['ada'] },
    'downvotes that are no list': { downvotes: 0 },
    'a field that nobody asked for': { pinned: true },
  };

  test.each(Object.entries(spoiled))(
    'a post with %s is refused',
    async (_, change) => {
      await assertFails(
        setDoc(at(asAda, 'adas'), { ...good(), ...change }),
      );
    },
  );

  test.each([
    'text',
    'userId',
    'username',
    'createdAt',
    'upvotes',
    'downvotes',
  ] as const)('a post without its %s is refused', async (missing) => {
    const { [missing]: _, ...rest } = good();
    await assertFails(setDoc(at(asAda, 'adas'), rest));
  });

  test('a signed-out reader sees fifty posts, and neither posts nor votes', async () => {
    const posts = collection(asReader, 'posts');
    await assertSucceeds(getDocs(query(posts, limit(50))));
    await assertFails(getDocs(query(posts, limit(51))));
    await assertFails(getDocs(posts));
    await assertFails(setDoc(at(asReader, 'readers'), good()));
    await assertFails(
      updateDoc(at(asReader), { upvotes: arrayUnion('ada') }),
    );
  });

  const up = { upvotes: arrayUnion('ada') };
  const down = { downvotes: arrayUnion('ada') };

  test('my first vote is accepted, up or down', async () => {
    await setDoc(at(asBen, 'other'), good(ben));
    await assertSucceeds(updateDoc(at(asAda), up));
    await assertSucceeds(updateDoc(at(asAda, 'other'), down));
  });

  test.each([up, down])(
    'after %o every other vote of mine is refused',
    async (first) => {
      await updateDoc(at(asAda), first);
      await assertFails(updateDoc(at(asAda), up));
      await assertFails(updateDoc(at(asAda), down));
    },
  );

  test.each<[string, object]>([
    ['for somebody else', { upvotes: arrayUnion('ben') }],
    ['for two people', { upvotes: arrayUnion('ada', 'cleo') }],
    ['in both lists', { ...up, ...down }],
    ['that is counted twice', { upvotes: ['ada', 'ada'] }],
    ['that changes the text as well', { ...up, text: 'Mine now' }],
    ['that brings a field along', { ...up, pinned: true }],
    ['that is no list', { upvotes: 'ada' }],
  ])('a vote %s is refused', async (_, change) => {
    await assertFails(updateDoc(at(asAda), change));
  });

  test.each(['password', 'anonymous'] as const)(
    'an account by %s, of which one person can have many, neither posts nor votes',
    async (provider) => {
      const db = emulator.openFor(ada, provider);
      await assertFails(setDoc(at(db, 'adas'), good()));
      await assertFails(updateDoc(at(db), up));
    },
  );

  test('a vote cannot be taken back, by nobody', async () => {
    await updateDoc(at(asAda), up);
    await assertFails(
      updateDoc(at(asAda), { upvotes: arrayRemove('ada') }),
    );
    await assertFails(
      updateDoc(at(asBen), { upvotes: arrayRemove('ada') }),
    );
    await assertFails(updateDoc(at(asBen), { upvotes: ['ben'] }));
    await assertFails(updateDoc(at(asBen), { upvotes: [] }));
  });

  test('a post stays as it was written, even for its author', async () => {
    await assertFails(updateDoc(at(asBen), { text: 'Better' }));
    await assertFails(setDoc(at(asBen), good(ben)));
    await assertFails(deleteDoc(at(asBen)));
  });

  test('other collections are closed to everybody', async () => {
    await assertFails(getDocs(collection(asAda, 'secrets')));
    await assertFails(setDoc(doc(asAda, 'secrets/adas'), good()));
  });
});
