import { initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { createStorageGallery } from './storage-gallery.ts';

const uid = 'you';
const storage = getStorage(
  initializeApp({ projectId: 'demo-images', storageBucket: 'demo-images' }),
);

// The stand-in answers at the address of this page itself; see
// vite.config.ts.
connectStorageEmulator(storage, location.hostname, Number(location.port), {
  mockUserToken: { user_id: uid },
});

export const gallery = createStorageGallery(storage, uid);
