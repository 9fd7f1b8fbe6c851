import type { Backend } from '../port.ts';
import type { FirebaseConfig } from './firebase/app.ts';
import type { EmbeddedConfig } from './http/http-browser.ts';

/** Which backend a page was built for. */
export type BackendConfig = ({ readonly kind: 'embedded' } & EmbeddedConfig) | FirebaseConfig;

/** Loads the adapter of one backend. The others never reach the browser. */
export async function selectBackend(backend: BackendConfig): Promise<Backend> {
  return backend.kind === 'embedded'
    ? (await import('./http/http-browser.ts')).embeddedBackend(backend)
    : (await import('./firebase/firebase.ts')).firebaseBackend(backend);
}
