import { failure, success } from '#lib/outcome.ts';
import type { Comment, PagePath } from '../model.ts';
import type { Outcome } from '../port.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { commentsQuery, readAnswer } from './firestore-documents.ts';

/** The part of fetch that is used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const patience = 20_000;

/** Reads a page's comments by one request, without the SDK: all that somebody who isn't signed in needs. */
export function firestoreReading(
  config: FirebaseConfig,
  fetch: Fetch,
  appCheckToken?: () => Promise<string>,
): (page: PagePath) => Promise<Outcome<{ comments: readonly Comment[]; readTime: Date | null }>> {
  const origin = config.emulators
    ? `http://${config.emulators.firestore}`
    : 'https://firestore.googleapis.com';
  const url = `${origin}/v1/projects/${config.projectId}/databases/(default)/documents:runQuery`;
  return async (page) => {
    try {
      const response = await fetch(`${url}?key=${encodeURIComponent(config.apiKey)}`, {
        method: 'POST',
        body: JSON.stringify(commentsQuery(page)),
        signal: AbortSignal.timeout(patience),
        ...(appCheckToken ? { headers: { 'X-Firebase-AppCheck': await appCheckToken() } } : {}),
      });
      const answer = response.ok ? readAnswer(await response.json()) : null;
      return answer ? success(answer) : failure({ kind: 'unavailable' });
    } catch {
      return failure({ kind: 'unavailable' });
    }
  };
}
