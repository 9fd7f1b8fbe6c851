import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '#features/comments/port.ts';

const statusOf = {
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 422,
  'rate-limited': 429,
  unavailable: 503,
} as const satisfies Record<Refusal['kind'], ContentfulStatusCode>;

/** A refusal as JSON, `{ refusal: { kind, … } }`, with its status. */
export function errorResponse(
  c: Context,
  refusal: Refusal,
  status: ContentfulStatusCode = statusOf[refusal.kind],
) {
  if (refusal.kind === 'rate-limited') c.header('Retry-After', String(refusal.retryAfterSeconds));
  return c.json({ refusal }, status);
}
