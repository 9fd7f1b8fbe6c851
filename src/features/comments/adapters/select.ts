import type { Backend } from '../port.ts';
import type { FirebaseConfig } from './firebase/app.ts';
import type { EmbeddedConfig } from './http/http-browser.ts';

/** Which backend a page was built for. */
export type BackendConfig = ({ readonly kind: 'embedded' } & EmbeddedConfig) | FirebaseConfig;

/** Loads the adapter of one backend. The others never reach the browser. */
export async function selectBackend(backend: BackendConfig): Promise<Backend> {
  switch (backend.kind) {
    case 'embedded': {
      const { embeddedBackend } = await import('./http/http-browser.ts');
      return embeddedBackend(backend);
    }
    case 'firebase': {
      const { firebaseBackend } = await import('./firebase/firebase.ts');
      return firebaseBackend(backend);
    }
  }
}
