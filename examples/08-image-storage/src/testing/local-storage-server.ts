import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getStorage,
} from 'firebase/storage';
import { createStandIn } from '../../stand-in/storage-server.ts';

export type BeforePiece = (received: number) => Promise<'take' | 'lose'>;

/**
 * The stand-in on a port of its own, and the real SDK connected to it, as
 * somebody or as nobody.
 */
export async function openStorage(
  beforePiece: BeforePiece = async () => 'take',
) {
  const rules = readFileSync(
    new URL('../../storage.rules', import.meta.url),
    'utf8',
  );
  const handle = createStandIn({ rules, beforePiece });
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(
      `${req.method} ${req.headers['x-goog-upload-command'] ?? ''}`.trim(),
    );
    void handle(req, res);
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('the stand-in has no port');
  const apps: ReturnType<typeof initializeApp>[] = [];

  return {
    requests,
    /**
     * Cloud Storage, as the browser of the person with this uid sees it.
     */
    as(uid: string | null): FirebaseStorage {
      const app = initializeApp(
        { projectId: 'demo-images', storageBucket: 'demo-images' },
        randomUUID(),
      );
      apps.push(app);
      const storage = getStorage(app);
      const token = uid === null ? {} : { mockUserToken: { user_id: uid } };
      connectStorageEmulator(storage, '127.0.0.1', address.port, token);
      return storage;
    },
    async close() {
      await Promise.all(apps.map(deleteApp));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
