import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { acceptedTypes, maxBytes } from './picture.ts';

const address = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
if (!address)
  console.warn(
    '\nNOT RUN: the tests of storage.rules. They need the Storage emulator of Firebase (see README.md).\n',
  );

describe.skipIf(!address)('the rules', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const { hostname, port } = new URL(`http://${address}`);
    environment = await initializeTestEnvironment({
      projectId: 'demo-images',
      storage: {
        host: hostname,
        port: Number(port),
        rules: readFileSync(
          new URL('../storage.rules', import.meta.url),
          'utf8',
        ),
      },
    });
  });
  beforeEach(() => environment.clearStorage());
  afterAll(() => environment?.cleanup());

  function as(uid: string | null): FirebaseStorage {
    const context =
      uid === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid);
    // The type is the older interface's; the object serves both.
    return context.storage() as unknown as FirebaseStorage;
  }

  const name = '1783245600000-k3x09qf2';
  const mine = `users/ada/images/${name}`;

  // #region spoiled
  const good = {
    uid: 'ada' as string | null,
    path: mine,
    size: 1000,
    type: 'image/png',
  };

  function upload(changes: Partial<typeof good> = {}) {
    const { uid, path, size, type } = { ...good, ...changes };
    const bytes = new Uint8Array(size);
    return uploadBytes(ref(as(uid), path), bytes, { contentType: type });
  }

  test('a good upload is allowed', async () => {
    await assertSucceeds(upload());
  });

  test.each([
    ['nobody is signed in', { uid: null }],
    ['somebody else is signed in', { uid: 'ben' }],
    ['it is one byte too large', { size: maxBytes + 1 }],
    ['it is empty', { size: 0 }],
    ['it is an SVG', { type: 'image/svg+xml' }],
    ['it is a web page', { type: 'text/html' }],
    ['its name is made up', { path: 'users/ada/images/index.html' }],
    ['its name goes on', { path: `${mine}.html` }],
    ['it is beside the folder', { path: `users/ada/${name}` }],
    ['it is in a subfolder', { path: `users/ada/images/x/${name}` }],
  ])('the same upload is refused when %s', async (_, changes) => {
    await assertFails(upload(changes));
  });
  // #endregion spoiled

  test.each(acceptedTypes)(
    'five megabytes of %s are allowed',
    async (type) => {
      await assertSucceeds(upload({ type, size: maxBytes }));
    },
  );

  test('a picture can be replaced on the same terms only', async () => {
    await upload();
    await assertSucceeds(upload());
    await assertFails(upload({ type: 'text/html' }));
  });

  test('only the owner reads, lists and deletes', async () => {
    await upload();
    for (const uid of ['ben', null]) {
      await assertFails(getDownloadURL(ref(as(uid), mine)));
      await assertFails(listAll(ref(as(uid), 'users/ada/images')));
      await assertFails(deleteObject(ref(as(uid), mine)));
    }
    await assertSucceeds(getDownloadURL(ref(as('ada'), mine)));
    await assertSucceeds(listAll(ref(as('ada'), 'users/ada/images')));
    await assertSucceeds(deleteObject(ref(as('ada'), mine)));
  });
});
