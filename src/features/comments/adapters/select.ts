import { browserStorage } from '#lib/stored.ts';
import type { CommentsPort, ReaderPort } from '../port.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import type { SeenPage } from './http.ts';

/** Which backend a page was built for. */
export type Backend = { readonly kind: 'embedded' } | FirebaseConfig;

export interface Ports {
  readonly comments: CommentsPort;
  readonly reader: ReaderPort;
}

/** Loads the adapter of one backend. The others never reach the browser. `seen` is what came with the page. */
export async function selectBackend(backend: Backend, seen?: SeenPage): Promise<Ports> {
  switch (backend.kind) {
    case 'embedded': {
      const { embeddedBackend } = await import('./http-browser.ts');
      return embeddedBackend(browserStorage, seen);
    }
    case 'firebase': {
      const { firebaseBackend } = await import('./firebase.ts');
      return firebaseBackend(backend, browserStorage);
    }
  }
}
