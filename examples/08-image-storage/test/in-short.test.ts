import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { expect, test } from 'vitest';
import { storeAndShow } from '../exercises/in-short/store-and-show.ts';
import { picture } from './sample.ts';
import { startStorage } from './storage-server.ts';

test('the lines that the article begins with return the address of a stored picture', async () => {
  const server = await startStorage();
  const app = initializeApp({
    projectId: 'demo-images',
    storageBucket: 'b',
  });
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', server.port);
  const { name, copy } = picture();
  const [address = ''] = await storeAndShow(storage, 'ada', name, copy);
  const answer = await fetch(address);
  expect(await answer.arrayBuffer()).toEqual(await copy.arrayBuffer());
  await deleteApp(app);
  await server.close();
});
