import type { commentsInBrowser } from '#site/providers.ts';
import type { Backend } from '../port.ts';

/** Which backend a page was built for. */
export type BackendConfig = ReturnType<typeof commentsInBrowser>;

/** Loads the adapter of one backend. The others never reach the browser. */
export async function selectBackend(backend: BackendConfig): Promise<Backend> {
  return backend.kind === 'embedded'
    ? (await import('./http/http-browser.ts')).embeddedBackend(backend)
    : (await import('./firebase/firebase.ts')).firebaseBackend(backend);
}
