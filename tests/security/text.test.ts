import { expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { comments, editing, newId, posting } from './comment-requests.ts';
import { exchange, request } from './raw-request.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('hostile text');
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

const codePoints = (...codes: readonly number[]) => String.fromCodePoint(...codes);
const blanks: Readonly<Record<string, string>> = {
  nothing: '',
  spaces: '   \t\n\r\n ',
  'no-break and typographic spaces': codePoints(0xa0, 0x2003, 0x2009, 0x202f, 0x205f, 0x3000, 0x1680),
  'line and paragraph separators': codePoints(0x2028, 0x2029, 0x85),
  'zero-width spaces and joiners': codePoints(0x200b, 0x200c, 0x200d, 0x2060, 0xfeff),
  'direction marks': codePoints(0x200e, 0x200f, 0x061c),
  'direction embeddings and overrides': codePoints(0x202a, 0x202b, 0x202d, 0x202e, 0x202c),
  'direction isolates': codePoints(0x2066, 0x2067, 0x2068, 0x2069),
  'soft hyphens': codePoints(0xad).repeat(50),
  'invisible operators': codePoints(0x2061, 0x2062, 0x2063, 0x2064),
  'control characters': codePoints(...Array.from({ length: 31 }, (_, i) => i + 1), 0x7f),
  'C1 controls': codePoints(...Array.from({ length: 32 }, (_, i) => i + 0x80)),
  NUL: '\0',
  'Hangul fillers': codePoints(0x3164, 0x115f, 0x1160, 0xffa0),
  'the blank of Braille': codePoints(0x2800),
  tags: codePoints(0xe0001, 0xe0041, 0xe0042, 0xe007f),
  'variation selectors': codePoints(0xfe00, 0xfe0f, 0xe0100, 0xe01ef),
  'combining marks without a base': codePoints(0x301, 0x302, 0x308).repeat(20),
  'enclosing marks': codePoints(0x20dd, 0x20e3),
  'the Mongolian vowel separator': codePoints(0x180e, 0x180b),
  'interlinear marks': codePoints(0xfff9, 0xfffa, 0xfffb),
  'a mix of all': codePoints(0x200b, 0x20, 0x202e, 0x3164, 0xad, 0x301, 0x2800, 0xfe0f, 0xa0),
};

refuses('a body without a visible character is none', Object.keys(blanks), async (kind) => {
  expect((await ada.ask(comments, posting({ body: blanks[kind] }))).status).toBe(422);
  expect((await ada.ask(`/api/comments/${id}`, editing({ body: blanks[kind] }))).status).toBe(422);
});

const notText: readonly unknown[] = [
  null,
  true,
  7,
  [],
  ['text'],
  {},
  { length: 3 },
  { toString: 'x' },
  'a'.repeat(5001),
  'é'.repeat(5001),
  '👍'.repeat(5001),
];
refuses('a body is text of at most 5,000 characters', notText, async (body) => {
  expect((await ada.ask(comments, posting({ body }))).status).toBe(422);
  expect((await ada.ask(`/api/comments/${id}`, editing({ body }))).status).toBe(422);
});

const notJson = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '7',
    '{"id":"abcdefg","parentId":null}',
    "{'body':'x'}",
    '\ufeff',
    'body=Hello',
  ],
  ...[
    '{"id":"abcdefg","parentId":null,"body":"x"',
    '{"body":"x","body":{}}',
    '<?xml version="1.0"?><body/>',
    '--x\r\n',
  ],
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

const written = [
  'a',
  '.',
  '👍',
  '👩‍👧',
  '🏳️‍🌈',
  '1️⃣',
  'नमस्ते',
  'مرحبا',
  'שלום',
  '你好',
  'ไทย',
  'Việt',
  '한글',
  '⠓⠊',
  '\u200ba\u200b',
  'é',
];
test.each(written)('%s is a comment', async (body) => {
  expect((await ada.ask(comments, posting({ body }))).status).toBe(201);
});
