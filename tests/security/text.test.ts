import { expect } from 'vitest';
import { maxBodyLength } from '#features/comments/model.ts';
import { comments, editing, newId, posting } from '#server/testing/comment-requests.ts';
import { attacks, inputs } from './attacks.ts';
import { exchange, request } from './raw-request.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('hostile text', { atOnce: 8 });
const target = targets.http;
const ada = await target.signedIn('Text Ada');
const { reader } = await (await ada.ask('/api/reader')).json();
const id = newId();
await ada.ask(comments, posting({ id, body: 'Visible' }));

const stored = (userId: string) => {
  const db = target.database();
  const rows = db
    .prepare('SELECT id, body FROM comments WHERE user_id = ?')
    .all(userId)
    .map((row) => ({ ...row }));
  db.close();
  return rows;
};

const notText: readonly unknown[] = [
  null,
  true,
  7,
  [],
  ['text'],
  {},
  { length: 3 },
  { toString: 'x' },
  'a'.repeat(maxBodyLength + 1),
  'é'.repeat(maxBodyLength + 1),
  '👍'.repeat(maxBodyLength + 1),
];
refuses('a body is text of at most 5,000 characters', notText, async (body) => {
  expect((await ada.ask(comments, posting({ body }))).status).toBe(422);
  expect((await ada.ask(`/api/comments/${id}`, editing({ body }))).status).toBe(422);
});

const notJson = [
  ...inputs`
  { null [] "text" 7 {"id":"abcdefg","parentId":null} {'body':'x'} body=Hello
  {"id":"abcdefg","parentId":null,"body":"x" {"body":"x","body":{}}`,
  '',
  '\ufeff',
  '<?xml version="1.0"?><body/>',
  '--x\r\n',
];
refuses('what is not the JSON of a comment is refused', notJson, async (body) => {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect((await ada.ask(comments, init)).status).toBe(422);
});

refuses('what was refused is not stored', [1], async () => {
  expect(stored(reader.uid)).toEqual([{ id, body: 'Visible' }]);
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
  expect(stored(reader.uid).find((row) => row.id === own)?.body).toBe(answered);
});

const bytes = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0x80], [0xe2, 0x82]];
refuses('bytes that are no UTF-8 never come back as they were', bytes, async (invalid) => {
  const own = newId();
  const body = Buffer.concat([
    Buffer.from(`{"id":"${own}","parentId":null,"body":"text `),
    Buffer.from(invalid),
    Buffer.from('"}'),
  ]);
  const head = request([
    `POST ${comments} HTTP/1.1`,
    `Host: ${new URL(target.origin).host}`,
    `Origin: ${target.origin}`,
    `Cookie: ${ada.cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]);
  const { statuses } = await exchange(target.connect(), Buffer.concat([Buffer.from(head), body]));
  expect([201, 400, 422]).toContain(statuses[0]);
  expect(String(stored(reader.uid).find((row) => row.id === own)?.body ?? '').isWellFormed()).toBe(true);
});
