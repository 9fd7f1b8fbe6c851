import { failure, success } from '#lib/outcome.ts';
import { z } from '#lib/schema.ts';
import type { Outcome, Refusal } from '../port.ts';

/** The part of fetch that is used here, so that an application can answer without a socket. */
export type Fetch = (path: string, init: RequestInit) => Response | Promise<Response>;

const refusedSchema = z.object({
  refusal: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['signed-out', 'forbidden', 'not-found', 'unavailable']) }),
    z.object({ kind: z.literal('invalid'), problems: z.array(z.string()) }),
    z.object({ kind: z.literal('rate-limited'), retryAfterSeconds: z.number() }),
  ]),
});

const unavailable: Refusal = { kind: 'unavailable' };
/** How long an answer is waited for, in milliseconds. Asking again is always safe. */
const patience = 20_000;

/** Asks the server and reads its answer by `schema`. Whatever can't be understood counts as 'unavailable'. */
export async function ask<Value>(
  fetch: Fetch,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  schema: z.core.$ZodType<Value>,
  body?: unknown,
): Promise<Outcome<Value>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => null);
    if (!response.ok) return failure(refusalIn(response, answer));
    const parsed = z.safeParse(schema, answer);
    return parsed.success ? success(parsed.data) : failure(unavailable);
  } catch {
    return failure(unavailable);
  }
}

function refusalIn(response: Response, answer: unknown): Refusal {
  const parsed = refusedSchema.safeParse(answer);
  if (parsed.success) return parsed.data.refusal;
  if (response.status !== 429) return unavailable;
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  return { kind: 'rate-limited', retryAfterSeconds: retryAfterSeconds > 0 ? retryAfterSeconds : 30 };
}
