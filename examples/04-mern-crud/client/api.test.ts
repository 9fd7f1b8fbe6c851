import { expect, test } from 'vitest';
import { problem } from '../shared/problem.ts';
import { createApi } from './api.ts';

const answering = (response: Response) =>
  createApi('', () => Promise.resolve(response));

test("a page that isn't the server's is no answer, not even to a deletion", async () => {
  for (const status of [200, 404, 502])
    for (const ask of ['list', 'remove'] as const) {
      const page = new Response('<h1>Welcome</h1>', { status });
      const answer = await answering(page)[ask]('todo');
      expect(answer).toMatchObject({ ok: false, status: 0 });
    }
});

test("a proxy's 502 says that the server can't be reached", async () => {
  const proxy = new Response('Bad Gateway', { status: 502 });
  expect(await answering(proxy).read('a')).toMatchObject({
    problem: { message: 'The server can’t be reached. Please try again.' },
  });
});

test('a task that is gone counts as deleted, whoever was first', async () => {
  for (const gone of [
    new Response(null, { status: 204 }),
    Response.json(problem('This task no longer exists.'), { status: 404 }),
  ])
    expect(await answering(gone).remove('a')).toEqual({
      ok: true,
      value: null,
    });
});
