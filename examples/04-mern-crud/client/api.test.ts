import { expect, test } from 'vitest';
import { createApi } from './api.ts';

const answering = (response: Response) =>
  createApi('', () => Promise.resolve(response));

test("a hotel's page is no answer, not even to a deletion", async () => {
  for (const ask of ['list', 'remove'] as const) {
    const hotel = new Response('<h1>Welcome</h1>', { status: 200 });
    const answer = await answering(hotel)[ask]('todo');
    expect(answer).toMatchObject({ ok: false, status: 200 });
  }
});

test('a task that is gone counts as deleted, whoever was first', async () => {
  for (const status of [204, 404]) {
    const gone = new Response(null, { status });
    expect(await answering(gone).remove('a')).toEqual({
      ok: true,
      value: null,
    });
  }
});
