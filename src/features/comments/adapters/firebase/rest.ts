import { parseJson } from '#lib/parse.ts';
import { type Fetch, request } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import { requestMs } from '../times.ts';
import type { FirebaseConfig } from './app.ts';
import { plainFields } from './documents.ts';
import { clockQuery, type StructuredQuery } from './queries.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Firestore did not answer, or not as expected. */
export class Unreachable extends Error {}

const fields = z.object({ fields: z.optional(z.record(z.string(), z.unknown())) });
const documentsSchema = z.array(
  z.object({ document: z.optional(fields), found: z.optional(fields), readTime: z.optional(z.string()) }),
);
const countSchema = z.tuple([
  z.object({
    result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }),
  }),
]);

export type FirestoreRest = ReturnType<typeof firestoreRest>;

/**
 * Firestore's public reads by REST, without the SDK. They throw Unreachable when there is no answer.
 * Wire format: https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents
 */
export function firestoreRest(
  { apiKey, projectId, emulators }: FirebaseConfig,
  fetch: Fetch,
  appCheckToken?: () => Promise<string>,
) {
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function ask<Answer>(verb: string, body: object, schema: z.ZodMiniType<Answer>): Promise<Answer> {
    const token = await appCheckToken?.().catch((cause) => {
      throw new Unreachable('App Check gave no token', { cause });
    });
    const outcome = await request(
      `${origin}/v1/${root}:${verb}?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        body: JSON.stringify(body),
        timeoutMs: requestMs,
        ...(token ? { headers: { 'X-Firebase-AppCheck': token } } : {}),
      },
      fetch,
    );
    const problem = outcome.ok ? `status ${outcome.value.status}` : outcome.problem;
    const answer = outcome.ok && outcome.value.status === 200 ? parseJson(schema, outcome.value.text) : null;
    if (answer === null) throw new Unreachable(`Firestore can't be reached: ${problem}`);
    return answer;
  }

  return {
    /** The path of all documents, which begins the name of each. */
    root,
    /** The fields of each document that a query finds. */
    async run(structuredQuery: StructuredQuery): Promise<readonly Fields[]> {
      const answer = await ask('runQuery', { structuredQuery }, documentsSchema);
      return answer.flatMap(({ document }) => (document ? [plainFields(document.fields ?? {})] : []));
    },
    async count(structuredQuery: StructuredQuery): Promise<number> {
      const aggregations = [{ alias: 'count', count: {} }];
      const body = { structuredAggregationQuery: { structuredQuery, aggregations } };
      const [{ result }] = await ask('runAggregationQuery', body, countSchema);
      return Number(result.aggregateFields.count.integerValue);
    },
    /** The fields of those documents that exist: 'comments/abc1234'. */
    async get(paths: readonly string[]): Promise<readonly Fields[]> {
      const documents = paths.map((path) => `${root}/${path}`);
      const answer = await ask('batchGet', { documents }, documentsSchema);
      return answer.flatMap(({ found }) => (found ? [plainFields(found.fields ?? {})] : []));
    },
    /** The server's clock, in milliseconds since 1970; null without an answer. */
    async serverNow(): Promise<number | null> {
      const answer = await ask('runQuery', { structuredQuery: clockQuery }, documentsSchema).catch(() => []);
      const time = answer.find(({ readTime }) => readTime !== undefined)?.readTime;
      return time === undefined ? null : Date.parse(time);
    },
  };
}
