import { expect, test } from 'vitest';
import { commentSchema, tombstoneSchema } from '#features/comments/model.ts';
import { fromJsonLines, type Records, toJsonLines } from './records.ts';

const comment = commentSchema.parse({
  id: 'aaaaaaa',
  body: 'One line\nand \u2028 another \u0000 " \\',
  parentId: 'ttttttt',
  userId: 'ada',
  username: 'Ada',
  userImg: '',
  createdAt: '2026-11-21T10:30:00.000Z',
  pathName: '/blogpost5',
});
const records: Records = {
  comments: [comment],
  held: [commentSchema.parse({ ...comment, id: 'hhhhhhh' })],
  tombstones: [tombstoneSchema.parse({ ...comment, id: 'ttttttt' })],
  authors: [{ uid: 'ada', name: 'Ada', picture: '', googleId: '111' }],
  invalid: [],
};
const text = toJsonLines(records);

test('records come back from JSON lines as they went in', () => {
  expect(text.split('\n')).toHaveLength(5);
  expect(fromJsonLines(text)).toEqual(records);
});

test('the account of a reader who wrote nothing is not exported', () => {
  const reader = { uid: 'kai', name: 'Kai', picture: '', googleId: '222' };
  expect(toJsonLines({ ...records, authors: [...records.authors, reader] })).toBe(text);
});

test.each([
  ['a line that was cut', text.slice(0, -20), 4],
  [
    'an account for imported comments',
    toJsonLines(records).replaceAll('"uid":"ada"', '"uid":"disqus:1a"'),
    1,
  ],
  ['a field that no record has', `{"kind":"comment","votes":1}\n${text}`, 1],
  ['a second record of the same id', `${text}${text}`, 5],
])('%s is named by its number, and nothing is read', (_what, broken, line) => {
  expect(() => fromJsonLines(broken)).toThrow(new RegExp(`^Line ${line} .*Nothing was read\\.$`));
});
