import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import rules from './storage.rules?raw';

const address = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
if (!address)
  console.warn('NOT RUN: rules.test.ts needs the Storage emulator.');

describe.skipIf(!address)('the rules', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    // The emulator's address comes from the environment.
    environment = await initializeTestEnvironment({
      projectId: 'demo-images',
      storage: { rules },
    });
  });
  beforeEach(() => environment.clearStorage());
  afterAll(() => environment?.cleanup());

  function as(uid: string | null): FirebaseStorage {
    const context =
      uid === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid);
    // The declared type is that of the older SDK. The object fits both.
    return context.storage() as unknown as FirebaseStorage;
  }

  const name = '1783245600000-k3x09qf2';
  const mine = `users/ada/images/${name}`;

  // #region one-change
  const good = {
    uid: 'ada' as string | null,
    path: mine,
    size: 1000,
    type: 'image/jpeg',
    alt: 'A lighthouse',
  };

  function upload(changes: Partial<typeof good> = {}) {
    const { uid, path, size, type, alt } = { ...good, ...changes };
    const bytes = new Uint8Array(size);
    const metadata = { contentType: type, customMetadata: { alt } };
    return uploadBytes(ref(as(uid), path), bytes, metadata);
  }

  test('a good upload is allowed', async () => {
    await assertSucceeds(upload());
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
    ['it is beside the folder', { path: `users/ada/${name}` }],
    ['it is in a subfolder', { path: `users/ada/images/x/${name}` }],
  ])('the same upload is refused when %s', async (_, changes) => {
    await assertFails(upload(changes));
  });
  // #endregion one-change

  test('five megabytes are allowed', async () => {
    await assertSucceeds(upload({ size: 5 * 1024 * 1024 }));
  });

  test('a picture can be replaced on the same terms only', async () => {
    await upload();
    await assertSucceeds(upload());
    await assertFails(upload({ type: 'text/html' }));
  });

  test('a stored picture cannot be declared a web page', async () => {
    await upload();
    const picture = ref(as('ada'), mine);
    const alt = { customMetadata: { alt: 'A lighthouse at night' } };
    await assertSucceeds(updateMetadata(picture, alt));
    const page = { contentType: 'text/html' };
    await assertFails(updateMetadata(picture, page));
  });

  test('only the owner reads, lists and deletes', async () => {
    await upload();
    for (const uid of ['ben', null]) {
      await assertFails(getBytes(ref(as(uid), mine)));
      await assertFails(listAll(ref(as(uid), 'users/ada/images')));
      await assertFails(deleteObject(ref(as(uid), mine)));
    }
    await assertSucceeds(getBytes(ref(as('ada'), mine)));
    await assertSucceeds(listAll(ref(as('ada'), 'users/ada/images')));
    await assertSucceeds(deleteObject(ref(as('ada'), mine)));
  });
});
