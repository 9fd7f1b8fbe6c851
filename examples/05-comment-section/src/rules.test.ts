import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import {
  type Emulator,
  openEmulator,
  skipped,
} from './testing/emulator.ts';
import { ada, ben, page } from './testing/sample.ts';
import { spoiledComments } from './testing/spoiled.ts';

// These tests write to the database directly, as a script in the
// browser's console can.
describe.skipIf(skipped)('the rules', () => {
  let emulator: Emulator;
  let asAda: Firestore;
  let asBen: Firestore;
  let asReader: Firestore;

  beforeAll(async () => {
    emulator = await openEmulator();
    asAda = emulator.openFor(ada);
    asBen = emulator.openFor(ben);
    asReader = emulator.openFor(null);
  });
  beforeEach(() => emulator.environment.clearFirestore());
  afterAll(() => emulator?.environment.cleanup());

  /** Ben's comment of this id was deleted. */
  async function seedDeleted(id: string) {
    await emulator.environment.withSecurityRulesDisabled((context) =>
      context.firestore().doc(`deleted/${id}`).set({}),
    );
  }

  /** A comment, and its id among the deleted ones, in one step. */
  function remove(db: Firestore, id: string) {
    const batch = writeBatch(db);
    batch.delete(at(db, id));
    batch.set(doc(db, 'deleted', id), {});
    return batch.commit();
  }

  const edit = (body: string) => ({ body, editedAt: serverTimestamp() });
  const all = (db: Firestore, most = 100) =>
    getDocs(query(collection(db, 'comments'), limit(most)));

  const at = (db: Firestore, id: string) => doc(db, 'comments', id);

  // #region good
  /** What the store writes for Ada. */
  const good = () => ({
    body: 'Hello.',
    parentId: null,
    userId: ada.uid,
    username: ada.name,
    createdAt: serverTimestamp(),
    pathName: page,
  });

  test('a complete comment of my own is accepted', async () => {
    await assertSucceeds(setDoc(at(asAda, 'adas123'), good()));
  });
  // #endregion good

  test('a page may be in a folder', async () => {
    for (const [id, pathName] of [
      ['adas123', '/blog/how-to_2'],
      ['adas124', '/2026/11/Hello'],
    ] as const)
      await assertSucceeds(setDoc(at(asAda, id), { ...good(), pathName }));
  });

  // #region spoiled
  test.each(spoiledComments)(
    'a comment with $what is refused',
    async ({ change, id = 'adas123' }) => {
      await seedDeleted('deleted');
      await assertFails(setDoc(at(asAda, id), { ...good(), ...change }));
    },
  );
  // #endregion spoiled

  test.each([
    { body: '' },
    { body: ['x'] },
    { pathName: 'https://example.com/' },
    { pathName: '/' },
    { pathName: '/blogpost5/' },
    { pathName: '/page.html' },
    { pathName: '/caf%C3%A9' },
    { pathName: `/${'x'.repeat(200)}` },
  ])('a comment with %j is refused', async (change) => {
    await assertFails(
      setDoc(at(asAda, 'adas123'), { ...good(), ...change }),
    );
  });

  test('a renamed account posts under its new name, with its own uid', async () => {
    const renamed = emulator.openFor({ uid: ben.uid, name: ada.name });
    const comment = { ...good(), userId: ben.uid, username: ada.name };
    await assertSucceeds(setDoc(at(renamed, 'bens123'), comment));
    await assertFails(setDoc(at(asBen, 'bens124'), comment));
  });

  test.each([
    'body',
    'parentId',
    'userId',
    'username',
    'createdAt',
    'pathName',
  ] as const)('a comment without its %s is refused', async (missing) => {
    const { [missing]: _, ...rest } = good();
    await assertFails(setDoc(at(asAda, 'adas123'), rest));
  });

  test('an id that is not seven base-36 digits is refused', async () => {
    for (const id of ['adas12', 'adas1234', 'ADAS123', 'adas-12'])
      await assertFails(setDoc(at(asAda, id), good()));
  });

  test('a signed-out reader sees comments and writes none', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    await assertSucceeds(all(asReader));
    await assertFails(setDoc(at(asReader, 'readers'), good()));
    await assertFails(updateDoc(at(asReader, 'adas123'), edit('x')));
    await assertFails(remove(asReader, 'adas123'));
  });

  test('an author changes the text, and nobody else does', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    await assertSucceeds(updateDoc(at(asAda, 'adas123'), edit('Better.')));
    await assertFails(updateDoc(at(asBen, 'adas123'), edit('Worse.')));
  });

  test('an edit says when it was made', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    const old = new Date('2020-01-01');
    await assertFails(updateDoc(at(asAda, 'adas123'), { body: 'Better.' }));
    await assertFails(
      updateDoc(at(asAda, 'adas123'), { body: 'Better.', editedAt: old }),
    );
    await assertFails(
      setDoc(at(asAda, 'adas124'), { ...good(), editedAt: old }),
    );
  });

  test('an edit changes the text and nothing else', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    await assertFails(
      updateDoc(at(asAda, 'adas123'), {
        ...edit('Better.'),
        pathName: '/blogpost6',
      }),
    );
    await assertFails(
      updateDoc(at(asAda, 'adas123'), {
        ...edit('Better.'),
        userId: ben.uid,
      }),
    );
    await assertFails(
      updateDoc(at(asAda, 'adas123'), {
        ...edit('Better.'),
        createdAt: serverTimestamp(),
      }),
    );
    await assertFails(
      updateDoc(at(asAda, 'adas123'), edit('x'.repeat(5001))),
    );
  });

  test('an author deletes their comment, and nobody else does', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    await assertFails(remove(asBen, 'adas123'));
    await assertSucceeds(remove(asAda, 'adas123'));
  });

  test('a comment is not deleted without a mark on its id', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    await assertFails(deleteDoc(at(asAda, 'adas123')));
    await assertFails(setDoc(doc(asAda, 'deleted/adas123'), {}));
  });

  test('nobody takes the place of a deleted comment, above its replies', async () => {
    await setDoc(at(asAda, 'parent1'), good());
    await setDoc(at(asAda, 'reply12'), { ...good(), parentId: 'parent1' });
    await remove(asAda, 'parent1');
    const bens = { ...good(), userId: ben.uid, username: ben.name };
    await assertFails(setDoc(at(asBen, 'parent1'), bens));
    await assertFails(setDoc(at(asAda, 'parent1'), good()));
    await assertFails(deleteDoc(doc(asAda, 'deleted/parent1')));
  });

  test('nobody marks the id of a comment that is not theirs, or is not there', async () => {
    await setDoc(at(asAda, 'adas123'), good());
    await assertFails(setDoc(doc(asBen, 'deleted/adas123'), {}));
    await assertFails(setDoc(doc(asBen, 'deleted/nothere'), {}));
    await assertFails(setDoc(doc(asReader, 'deleted/adas123'), {}));
  });

  test('nobody reads more than 100 comments at once', async () => {
    await assertFails(all(asReader, 101));
    await assertFails(getDocs(collection(asReader, 'comments')));
  });

  test('a reply needs a top-level comment of its page as its parent', async () => {
    const reply = (parentId: string) => ({ ...good(), parentId });
    await setDoc(at(asAda, 'parent1'), good());
    await assertSucceeds(setDoc(at(asAda, 'reply12'), reply('parent1')));
    await assertFails(setDoc(at(asAda, 'deeper1'), reply('reply12')));
    await assertFails(setDoc(at(asAda, 'orphan1'), reply('nothere')));
    await assertFails(
      setDoc(at(asAda, 'strayed'), {
        ...reply('parent1'),
        pathName: '/blogpost6',
      }),
    );
  });

  test('other collections are closed to everybody', async () => {
    await assertFails(getDocs(collection(asAda, 'secrets')));
    await assertFails(setDoc(doc(asAda, 'secrets/adas123'), good()));
  });
});
