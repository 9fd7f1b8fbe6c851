import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import rules from './storage.rules?raw';

// The conditions of storage.rules on a Firestore emulator, which needs
// neither Java nor a download. rules.test.ts tests them in Cloud Storage's.

/** All that differs. A file becomes a document that describes it. */
const inFirestore = [
  ['service firebase.storage', 'service cloud.firestore'],
  ['/b/{bucket}/o', '/databases/{database}/documents'],
  ['request.resource.size', 'request.resource.data.size'],
  ['request.resource.contentType', 'request.resource.data.contentType'],
  ['request.resource.metadata', 'request.resource.data.metadata'],
] as const;

const address = process.env.FIRESTORE_EMULATOR_HOST;
if (!address)
  console.warn(
    'NOT RUN: conditions-rules.test.ts needs a Firestore emulator.',
  );

test('each difference is in the rules', () => {
  for (const [storage] of inFirestore) expect(rules).toContain(storage);
});

describe.skipIf(!address)('the conditions', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    // The tests expect refusals, so the SDK doesn't have to report them.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-images-${crypto.randomUUID().slice(0, 8)}`,
      firestore: {
        rules: inFirestore.reduce(
          (text, [storage, firestore]) =>
            text.replaceAll(storage, firestore),
          rules,
        ),
      },
    });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(() => environment?.cleanup());

  function as(uid: string | null): Firestore {
    const context =
      uid === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid);
    // The declared type is that of the older SDK. The object fits both.
    return context.firestore() as unknown as Firestore;
  }

  const name = '1783245600000-k3x09qf2';
  const mine = `users/ada/images/${name}`;
  const good = {
    uid: 'ada' as string | null,
    path: mine,
    size: 1000,
    type: 'image/jpeg',
    alt: 'A lighthouse',
  };

  function upload(changes: Partial<typeof good> = {}) {
    const { uid, path, size, type, alt } = { ...good, ...changes };
    const file = { size, contentType: type, metadata: { alt } };
    return setDoc(doc(as(uid), path), file);
  }

  test('a good upload is allowed, and five megabytes are', async () => {
    await assertSucceeds(upload());
    await assertSucceeds(upload({ size: 5 * 1024 * 1024 }));
  });

  test.each([
    ['nobody is signed in', { uid: null }],
    ['somebody else is signed in', { uid: 'ben' }],
    ['it is one byte too large', { size: 5 * 1024 * 1024 + 1 }],
    ['it is empty', { size: 0 }],
    ['it is an SVG', { type: 'image/svg+xml' }],
    ['it is a web page', { type: 'text/html' }],
    ['its description is too long', { alt: 'x'.repeat(201) }],
    ['its name is made up', { path: 'users/ada/images/index.html' }],
    ['its name goes on', { path: `${mine}.html` }],
    ['it is in another folder', { path: `users/ada/other/${name}` }],
    ['it is in a subfolder', { path: `users/ada/images/x/y/${name}` }],
  ])('the same upload is refused when %s', async (_, changes) => {
    await assertFails(upload(changes));
  });

  test('a picture can be replaced on the same terms only', async () => {
    await upload();
    await assertSucceeds(upload({ size: 2000 }));
    await assertFails(upload({ type: 'text/html' }));
  });

  test('only the owner reads, lists and deletes', async () => {
    await upload();
    for (const uid of ['ben', null]) {
      await assertFails(getDoc(doc(as(uid), mine)));
      await assertFails(getDocs(collection(as(uid), 'users/ada/images')));
      await assertFails(deleteDoc(doc(as(uid), mine)));
    }
    await assertSucceeds(getDoc(doc(as('ada'), mine)));
    await assertSucceeds(
      getDocs(collection(as('ada'), 'users/ada/images')),
    );
    await assertSucceeds(deleteDoc(doc(as('ada'), mine)));
  });
});
