import { expect } from 'vitest';
import { comments, newId, page, posting } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('moderation by anyone but the owner', { atOnce: 8 });

const target = targets.https;
const ada = await target.signedIn('Ada');
const eve = await target.signedIn('Eve');
const id = newId();
await ada.ask(comments, posting({ id, body: 'By Ada' }));
const spam = 'https://a.example https://b.example https://c.example';
const mallory = await target.signedIn(`Mallory ${newId()}`);

const names = ['owner', 'Robin Example', 'hello@robin.example', 'OWNER'];
refuses('a name is not an account', names, async (name) => {
  const pretender = await target.signedIn(name);
  const { reader } = await (await pretender.ask('/api/reader')).json();
  expect(reader.isOwner).toBeUndefined();
  expect((await pretender.ask('/api/moderation')).status).toBe(403);
  expect((await pretender.ask(`/api/comments/${id}`, { method: 'DELETE' })).status).toBe(403);
});

const ways = ['isOwner', 'isHeld', 'approved', 'held'].map((name) => ({ [name]: name === 'isOwner' }));
refuses('a first comment with many links is published by no field of its own', ways, async (extra) => {
  const own = newId();
  const answer = await mallory.ask(comments, posting({ ...extra, id: own, body: spam }));
  expect(await answer.json()).toMatchObject({ id: own, isHeld: true });
  const found = await ada.ask(`/api/comments/${own}?page=${page}`);
  expect(found.status).toBe(404);
  expect((await eve.ask(`/api/comments/${own}`, { method: 'DELETE' })).status).toBe(403);
  expect(await (await eve.ask('/api/comments/held')).json()).toEqual([]);
});
