import { expect, test, vi } from 'vitest';
import type { Fetch } from '#lib/request.ts';
import { newCommentId } from '../../model.ts';
import { page } from '../../testing/people.ts';
import { httpComments } from './comments.ts';

const draft = { id: newCommentId(), body: 'Hi', parentId: null };
const json = (body: unknown, status = 200) => Response.json(body, { status });

function client(answer: Fetch) {
  const fetch = vi.fn(answer);
  const openEvents = () => {
    throw new Error('these tests follow no events');
  };
  return { port: httpComments(fetch, openEvents), fetch };
}

test.for([
  ['a refusal', json({ refusal: { kind: 'forbidden' } }, 403), { kind: 'forbidden' }],
  [
    'problems',
    json({ refusal: { kind: 'invalid', problems: ['No.'] } }, 422),
    { kind: 'invalid', problems: ['No.'] },
  ],
  [
    'a limit',
    json({ refusal: { kind: 'rate-limited', retryAfterSeconds: 7 } }, 429),
    { kind: 'rate-limited', retryAfterSeconds: 7 },
  ],
  [
    'a limit of a proxy',
    new Response('slow down', { status: 429, headers: { 'retry-after': '9' } }),
    { kind: 'rate-limited', retryAfterSeconds: 9 },
  ],
  ["a proxy's error page", new Response('<h1>Bad gateway</h1>', { status: 502 }), { kind: 'unavailable' }],
  ['a page instead of an answer', new Response('<h1>Welcome</h1>'), { kind: 'unavailable' }],
  ['a comment that is none', json({ id: 'x' }), { kind: 'unavailable' }],
] as const)('%s is understood as what it is', async ([, answer, problem]) => {
  const { port } = client(() => answer);
  expect(await port.post(page, draft)).toEqual({ ok: false, problem });
});
