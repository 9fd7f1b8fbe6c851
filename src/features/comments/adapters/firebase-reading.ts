import { failure, success } from '#lib/outcome.ts';
import type { Comment, PagePath } from '../model.ts';
import type { Outcome } from '../port.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import { clockQuery, commentsQuery, readAnswer } from './firestore-documents.ts';

/** The part of fetch that is used here. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const patience = 20_000;

/** What one request to Firestore tells, without the SDK: all that somebody who isn't signed in needs. */
export interface Reading {
  comments(page: PagePath): Promise<Outcome<readonly Comment[]>>;
  /** The server's clock, in milliseconds since 1970; null when it can't be had. */
  serverNow(): Promise<number | null>;
}

export function firestoreReading(
  config: FirebaseConfig,
  fetch: Fetch,
  appCheckToken?: () => Promise<string>,
): Reading {
  const origin = config.emulators
    ? `http://${config.emulators.firestore}`
    : 'https://firestore.googleapis.com';
  const url = `${origin}/v1/projects/${config.projectId}/databases/(default)/documents:runQuery`;
  const ask = async (query: object) => {
    try {
      const response = await fetch(`${url}?key=${encodeURIComponent(config.apiKey)}`, {
        method: 'POST',
        body: JSON.stringify(query),
        signal: AbortSignal.timeout(patience),
        ...(appCheckToken ? { headers: { 'X-Firebase-AppCheck': await appCheckToken() } } : {}),
      });
      return response.ok ? readAnswer(await response.json()) : null;
    } catch {
      return null;
    }
  };
  return {
    async comments(page) {
      const answer = await ask(commentsQuery(page));
      return answer ? success(answer.comments) : failure({ kind: 'unavailable' });
    },
    serverNow: async () => (await ask(clockQuery))?.readTime?.valueOf() ?? null,
  };
}
