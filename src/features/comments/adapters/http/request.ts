import { failure, success } from '#lib/outcome.ts';
import { parseJson } from '#lib/parse.ts';
import { type Answer, type Fetch, request } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import { refusalSchema } from '../../model.ts';
import type { Outcome, Refusal } from '../../port.ts';
import { answerMs } from '../../times.ts';

export const nothingSchema = z.undefined();

const unavailable: Refusal = { kind: 'unavailable' };

/** Sends a request and reads the answer by `schema`. An answer that can't be read counts as 'unavailable'. */
export async function ask<Value>(
  fetch: Fetch,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  schema: z.ZodMiniType<Value>,
  body?: unknown,
): Promise<Outcome<Value>> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  // A deletion also leaves a page that is being closed.
  const keepalive = method === 'DELETE';
  const outcome = await request(path, { method, timeoutMs: answerMs, keepalive, ...json }, fetch);
  if (!outcome.ok) return failure(unavailable);
  const { status, text } = outcome.value;
  if (status < 200 || status > 299) return failure(refusalIn(outcome.value));
  const parsed = z.safeParse(schema, status === 204 ? undefined : parseJson(z.unknown(), text));
  return parsed.success ? success(parsed.data) : failure(unavailable);
}

function refusalIn({ status, headers, text }: Answer): Refusal {
  const parsed = parseJson(z.object({ refusal: refusalSchema }), text);
  if (parsed) return parsed.refusal;
  if (status !== 429) return unavailable;
  const retryAfterSeconds = Number(headers.get('retry-after'));
  return { kind: 'rate-limited', retryAfterSeconds: retryAfterSeconds > 0 ? retryAfterSeconds : 30 };
}
