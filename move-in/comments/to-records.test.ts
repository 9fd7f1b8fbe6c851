import { expect, test } from 'vitest';
import { commentSchema, pagePathSchema } from '../../src/features/comments/model.ts';
import type { SourceComment } from './source.ts';
import { toRecords } from './to-records.ts';

const page = pagePathSchema.parse('/forms');
const nothing = { comments: [], held: [] };

function comment(id: string, changes: Partial<SourceComment> = {}): SourceComment {
  return {
    id,
    parent: '',
    pages: ['/forms'],
    name: `Person ${id}`,
    account: '',
    date: '2014-01-14T17:32:12Z',
    text: `Text ${id}`,
    state: 'published',
    ...changes,
  };
}

const convert = (comments: readonly SourceComment[], existing: Parameters<typeof toRecords>[2] = nothing) =>
  toRecords(
    { source: 'disqus', comments, firstLine: 2 },
    ([first]) => (first === '/forms' ? page : undefined),
    existing,
  );
const records = (...comments: readonly SourceComment[]) => convert(comments).records;

test('a comment keeps its name and date, and has no account, picture or email address', () => {
  const [made] = records(
    comment('1', { name: 'Tom &\n Jerry', account: 'tom', date: '2014-01-14 17:32:12' }),
  ).comments;
  expect(made).toEqual({
    id: expect.stringMatching(/^[0-9a-z]{7}$/),
    body: 'Text 1',
    parentId: null,
    userId: expect.stringMatching(/^disqus:[0-9a-f]{16}$/),
    username: 'Tom & Jerry',
    userImg: '',
    createdAt: '2014-01-14T17:32:12.000Z',
    pathName: '/forms',
  });
  expect(commentSchema.safeParse(made).success).toBe(true);
});

test.each([
  ['', 'Anonymous'],
  ['\u200b', 'Anonymous'],
  ['ada@mail.example', 'ada'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['Ada @ home', 'Ada @ home'],
])('the name %j is shown as %j', (name, shown) => {
  expect(records(comment('1', { name })).comments[0]?.username).toBe(shown);
});

test.each(['', 'yesterday', '0000-00-00 00:00:00', '+012345-01-01T00:00:00Z', '12345-01-01'])(
  'a comment of %j has no date',
  (date) => {
    const { comments, invalid } = records(comment('1', { date }));
    expect([comments, invalid]).toEqual([[], ['line 2: has no date']]);
  },
);

test('people are told apart by their account, or else by their name', () => {
  const { comments } = records(
    comment('1', { name: 'Ada', account: 'a' }),
    comment('2', { name: 'Countess', account: 'a' }),
    comment('3', { name: 'Ada' }),
    comment('4', { name: 'Ada' }),
    comment('5', { name: 'Ada@mail.example' }),
  );
  const [a, b, c, d, address] = comments.map(({ userId }) => userId);
  expect([a === b, a === c, c === d]).toEqual([true, false, true]);
  expect(address, 'nothing of an email address but the name in it').toBe(c);
});

test('a deep thread becomes one level, and an answer to a reply names its addressee', () => {
  const { comments } = records(
    comment('4', { parent: '3', text: '@person 3, right' }),
    comment('3', { parent: '2' }),
    comment('2', { parent: '1' }),
    comment('5', { parent: '2', text: '> Text 2\n\nNo' }),
    comment('1'),
  );
  const top = comments.find(({ parentId }) => parentId === null);
  expect(comments.filter(({ parentId }) => parentId === top?.id).map(({ body }) => body)).toEqual([
    '@person 3, right',
    '@Person 2 Text 3',
    'Text 2',
    '@Person 2\n\n> Text 2\n\nNo',
  ]);
});

test('what is spam, deleted, hidden or empty is left out and counted, and its replies stay in one thread', () => {
  const { records, leftOut } = convert([
    comment('1', { state: 'deleted', text: '' }),
    comment('2', { parent: '1' }),
    comment('3', { parent: '2' }),
    comment('4', { state: 'spam' }),
    comment('5', { text: '\u200b' }),
    comment('6', { state: 'hidden' }),
    comment('7', { parent: 'not in the file' }),
  ]);
  expect(Object.fromEntries(leftOut)).toEqual({ deleted: 2, spam: 1, hidden: 1 });
  const [second, third, seventh] = records.comments;
  expect(second?.parentId).toMatch(/^[0-9a-z]{7}$/);
  expect(third).toMatchObject({ parentId: second?.parentId, body: '@Person 2 Text 3' });
  expect(seventh?.parentId).not.toBe(second?.parentId);
});

test('a comment that waits does not get the id of the thread that its published replies need', () => {
  const { comments, held } = records(comment('1', { state: 'waiting' }), comment('2', { parent: '1' }));
  expect(held).toMatchObject([{ body: 'Text 1', parentId: null }]);
  expect(comments[0]?.parentId).not.toBe(held[0]?.id);
});

test.each(['deleted', 'spam', 'waiting'] as const)(
  'replies stay with a comment that is here and %s there',
  (state) => {
    const here = records(comment('1'), comment('2', { parent: '1' }), comment('3', { parent: '2' }));
    const gone = [comment('3', { parent: '2' }), comment('2', { parent: '1' }), comment('1', { state })];
    const parents = new Set(convert(gone, here).records.comments.map(({ parentId }) => parentId));
    expect([...parents]).toEqual([here.comments[0]?.id]);
    // The second one answers a reply that is in the file no more.
    expect(convert(gone.slice(0, 1), here).records.comments[0]?.parentId).toBe(here.comments[0]?.id);
    // Its owner deleted the first one here.
    const replies = { ...nothing, comments: here.comments.slice(1) };
    expect(convert(gone, replies).records.comments[0]?.parentId).toBe(here.comments[0]?.id);
  },
);

test('an entry without an id or date, or with a duplicate id, is named by its position', () => {
  const { invalid, comments } = records(
    comment('1'),
    comment('1'),
    comment(''),
    comment('2', { date: '0000-00-00 00:00:00' }),
  );
  expect(comments).toHaveLength(1);
  expect(invalid).toEqual([
    'line 3: has the id of an earlier one, 1',
    'line 4: has no id, or is cut off',
    'line 5: has no date',
  ]);
});

test('addresses that match no article are counted, and replies are on the page of their thread', () => {
  const { records, unknownPages } = convert([
    comment('1', { pages: ['', '/old'] }),
    comment('2', { pages: ['/old'] }),
    comment('3', { pages: [] }),
    comment('4'),
    comment('5', { pages: ['/old'], parent: '4' }),
  ]);
  expect(Object.fromEntries(unknownPages)).toEqual({ '/old': 2, '(none)': 1 });
  expect(records.comments.map(({ body, pathName }) => [body, pathName])).toEqual([
    ['Text 4', '/forms'],
    ['Text 5', '/forms'],
  ]);
});

test('a second run finds the same ids, and an id that another comment has is never taken', () => {
  const [first] = records(comment('1'), comment('2')).comments;
  if (first === undefined) throw new Error('There is no comment.');
  const again = convert([comment('2'), comment('1')], { ...nothing, comments: [first] }).records.comments;
  expect(again.map(({ id }) => id)).toContain(first.id);
  const other = { ...first, userId: 'ada' };
  const [moved] = convert([comment('1')], { ...nothing, comments: [other] }).records.comments;
  expect(moved?.id).not.toBe(first.id);
  const [same] = convert([comment('1')], { ...nothing, comments: [other] }).records.comments;
  expect(same).toEqual(moved);
});
