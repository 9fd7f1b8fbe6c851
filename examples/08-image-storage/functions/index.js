import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { onObjectFinalized } from 'firebase-functions/v2/storage';

initializeApp();

// The emulators' bucket. Write your own project's here before you deploy.
const bucket = 'demo-images.firebasestorage.app';

/** Deletes a file that says it is a JPEG and isn't. */
export const check = onObjectFinalized({ bucket }, async ({ data }) => {
  if (data.contentType !== 'image/jpeg') return;
  const file = getStorage().bucket(bucket).file(data.name);
  const [start] = await file.download({ start: 0, end: 2 });
  if (start.toString('hex') !== 'ffd8ff') await file.delete();
});
