import { expect } from 'vitest';
import { comments, editing, newId, posting } from '#server/testing/comment-requests.ts';
import { attacks } from './attacks.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('hostile text', { atOnce: 8 });
const target = targets.http;
const ada = await target.signedIn('Text Ada');
const id = newId();
await ada.ask(comments, posting({ id, body: 'Visible' }));

refuses('a body is text', [null, 7, ['text'], { toString: 'x' }], async (body) => {
  expect((await ada.ask(comments, posting({ body }))).status).toBe(422);
  expect((await ada.ask(`/api/comments/${id}`, editing({ body }))).status).toBe(422);
});

const broken = ['\\ud800', '\\udc00', 'a\\udfffb', '\\ud83d', '\\udc4d\\ud83d', 'x\\ud800\\ud800'];
refuses('half a character is stored as a whole one', broken, async (escaped) => {
  const own = newId();
  const body = `{"id":"${own}","parentId":null,"body":"text ${escaped}"}`;
  const answer = await ada.ask(comments, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { body: answered } = await answer.json();
  expect(answered.isWellFormed()).toBe(true);
  const db = target.database();
  expect(db.prepare('SELECT body FROM comments WHERE id = ?').get(own)?.body).toBe(answered);
  db.close();
});
