import type { Actor } from './actors.ts';
import type { Fields, Value, Write } from './emulator.ts';

/** One attempt on the database, and whether the rules must let it through. */
export interface Attempt {
  readonly name: string;
  readonly actor: Actor;
  readonly action:
    | { readonly write: readonly Write[] }
    | { readonly get: string }
    | { readonly list: string };
  readonly allowed: boolean;
  /** What else is in the database. */
  readonly seeds?: Readonly<Record<string, Fields>>;
}

const page = '/blogpost5';
const id = 'new0001';
const minute = 60_000;
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** One body of each kind; tests/contract/rules-and-model.test.ts compares all characters with the model. */
const invisibleBodies = [
  '\u200b',
  '\u202e\u2066',
  '\u00ad',
  '\u0007',
  '\u3164',
  '\u2800',
  '\ufe0f',
  '\u{e0067}',
  '\u0301\u0301',
];
const visibleBodies = ['.', '👍', '❤️', '👩‍👩‍👧‍👦', 'مُحَمَّد', '\u202eשלום', '好', 'e\u0301', '\u200bx'];

/** What JavaScript's trim() removes, one by one. */
const spaces = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
  ...'\u2028\u2029\u202f\u205f\u3000\ufeff',
];
const nameOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

const codePoints = (text: string) =>
  [...text.slice(0, 12)].map((each) => each.codePointAt(0)?.toString(16)).join(' ');

const signatures: Partial<Record<Actor, Fields>> = {
  author: { userId: 'ada', username: 'Ada', userImg: 'https://lh3.example/ada' },
  'password user': { userId: 'ada', username: 'Ada', userImg: 'https://lh3.example/ada' },
  stranger: { userId: 'ben', username: 'Ben', userImg: 'https://lh3.example/ben' },
  nameless: { userId: 'nameless', username: '', userImg: '' },
  hurried: { userId: 'hurried', username: 'Hurried', userImg: '' },
  rested: { userId: 'rested', username: 'Rested', userImg: '' },
  'long-named': { userId: 'long', username: 'N'.repeat(200), userImg: 'p'.repeat(2048) },
  'too long-named': { userId: 'longer', username: 'N'.repeat(201), userImg: '' },
  'with too long a picture': { userId: 'pictured', username: '', userImg: 'p'.repeat(2049) },
  'with GitHub': { userId: 'gil', username: 'Gil', userImg: '' },
  owner: { userId: 'owner', username: 'Owner', userImg: '' },
  banned: { userId: 'bart', username: 'Bart', userImg: '' },
  approved: { userId: 'apo', username: 'Apo', userImg: '' },
  'hurried newcomer': { userId: 'hurried-new', username: 'Hurried', userImg: '' },
  'rested newcomer': { userId: 'rested-new', username: 'Rested', userImg: '' },
  anonymous: { userId: 'anon', username: '', userImg: '' },
  'imported person': { userId: 'disqus:1a2b', username: 'Ida', userImg: '' },
};

/** A comment that the rules accept from this actor. */
export function comment(id: string, actor: Actor = 'author', changes: Fields = {}): Fields {
  return {
    id,
    body: 'Hello',
    parentId: null,
    ...(signatures[actor] ?? signatures.author),
    createdAt: ago(0),
    pathName: page,
    ...changes,
  };
}

/** Without some of the fields. */
export function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** One batch of writes. */
export function trying(
  name: string,
  allowed: boolean,
  write: readonly Write[],
  actor: Actor = 'author',
): Attempt {
  return { name, actor, allowed, action: { write } };
}

/** A new comment with the rate limit that it needs. */
export function posted(id: string, data: Fields, uid = String(data.userId)): readonly Write[] {
  return [
    { kind: 'create', path: `comments/${id}`, data },
    { kind: 'set', path: `writers/${uid}`, data: { commentId: id }, serverTime: 'lastPostAt' },
  ];
}

/** When the comments that are in the database were written. A tombstone has to say the same. */
const seededAt = '2026-01-02T03:04:05.678Z';
const tombstone = (id: string, changes: Fields = {}): Fields => ({
  id,
  pathName: page,
  createdAt: seededAt,
  ...changes,
});
const seeded = (id: string, actor: Actor, changes: Fields = {}) =>
  comment(id, actor, { createdAt: seededAt, ...changes });

/** A new body for a comment of the author's, with the rate limit that it needs. */
export function edited(data: Fields, id = 'mine001', uid = 'ada'): readonly Write[] {
  return [
    { kind: 'update', path: `comments/${id}`, data },
    { kind: 'set', path: `writers/${uid}`, data: { commentId: id }, serverTime: 'lastPostAt' },
  ];
}

/** What is in the database before each attempt. */
export function commentSeeds(): Readonly<Record<string, Fields>> {
  return {
    'comments/mine001': seeded('mine001', 'author'),
    'comments/reply01': seeded('reply01', 'author', { parentId: 'mine001' }),
    'comments/theirs1': seeded('theirs1', 'stranger'),
    'comments/elsewhr': seeded('elsewhr', 'stranger', { pathName: '/blogpost6' }),
    'tombstones/gone001': tombstone('gone001'),
    'comments/orphan1': seeded('orphan1', 'stranger', { parentId: 'gone001' }),
    'comments/hurry01': comment('hurry01', 'hurried'),
    'comments/rested1': comment('rested1', 'rested'),
    'comments/longest': comment('longest', 'long-named'),
    'comments/import1': seeded('import1', 'imported person'),
    'writers/long': { lastPostAt: new Date(Date.now() - 60_000), commentId: 'longest' },
    'writers/hurried': { lastPostAt: new Date(Date.now() - 2_500), commentId: 'theirs1' },
    'writers/rested': { lastPostAt: new Date(Date.now() - 3_500), commentId: 'theirs1' },
    'writers/nameless': { lastPostAt: new Date(Date.now() - 60_000), commentId: id },
    'private/notes': { body: 'secret' },
  };
}

function creating(name: string, allowed: boolean, changes: Fields, actor: Actor = 'author'): Attempt {
  return trying(name, allowed, posted(id, comment(id, actor, changes)), actor);
}

export function whoMay(
  name: string,
  allowed: readonly Actor[],
  denied: readonly Actor[],
  action: (actor: Actor) => Attempt['action'],
): Attempt[] {
  return [...allowed, ...denied].map((actor) => ({
    name: `${actor}: ${name}`,
    actor,
    allowed: allowed.includes(actor),
    action: action(actor),
  }));
}

export const everyone: readonly Actor[] = [
  'signed out',
  'author',
  'stranger',
  'owner',
  'anonymous',
  'password user',
];
const readers: readonly Actor[] = ['author', 'stranger', 'nameless', 'rested', 'long-named', 'owner'];
const notReaders: readonly Actor[] = [
  'signed out',
  'too long-named',
  'with too long a picture',
  'anonymous',
  'password user',
];

const wrongTypes: Readonly<Record<string, Value>> = {
  'a number': 7,
  null: null,
  'a list': ['a'],
  'a map': { a: 'b' },
  'a flag': true,
};

const fieldAttacks = (): Attempt[] =>
  Object.keys(comment(id)).flatMap((field) => [
    trying(`a comment without ${field}`, false, posted(id, without(comment(id), field), 'ada')),
    ...Object.entries(wrongTypes)
      .filter(([type]) => !(field === 'parentId' && type === 'null'))
      .map(([type, value]) =>
        trying(
          `a comment whose ${field} is ${type}`,
          false,
          posted(id, { ...comment(id), [field]: value }, 'ada'),
        ),
      ),
  ]);

const idAttacks = (): Attempt[] =>
  ['short1', 'toolong1', 'UPPER01', 'has-das', 'ümlaut1', 'new 001'].map((bad) =>
    trying(`an id like '${bad}'`, false, posted(bad, comment(bad))),
  );

const pathAttacks = (): Attempt[] => [
  ...[
    '',
    '/',
    '/Blogpost5',
    '/blogpost5/',
    'blogpost5',
    '/blogpost5?x',
    'x/blogpost5',
    '/-a',
    '/a--b',
    '//a',
  ].map((pathName) => creating(`a comment on '${pathName}'`, false, { pathName })),
  creating('a comment on an address of 201 characters', false, { pathName: `/${'a'.repeat(200)}` }),
  creating('a comment on an address of 200 characters', true, { pathName: `/${'a'.repeat(199)}` }),
  creating('a comment on an article with a slug', true, { pathName: '/my-first-app' }),
  creating('a comment on a nested address', true, { pathName: '/2021/my-first-app' }),
];

/** This minute, told as the one before it and 60 seconds more: it adds up to a time that would be taken. */
const overflowing = () => ago(minute).replace(/:\d\d\.\d{3}/, ':60.000');

const timeAttacks = (): Attempt[] => [
  creating('a comment from 4 min 50 s ago', true, { createdAt: ago(5 * minute - 10_000) }),
  creating('a comment from 5 min 10 s ago', false, { createdAt: ago(5 * minute + 10_000) }),
  creating('a comment from a day ago', false, { createdAt: ago(24 * 60 * minute) }),
  creating('a comment from 4 min 50 s ahead', true, { createdAt: ago(-5 * minute + 10_000) }),
  creating('a comment from 5 min 10 s ahead', false, { createdAt: ago(-5 * minute - 10_000) }),
  creating('a time without milliseconds', false, { createdAt: ago(0).replace(/\.\d+/, '') }),
  creating('a time with an offset', false, { createdAt: ago(0).replace('Z', '+00:00') }),
  creating('a time with words after it', false, { createdAt: `${ago(0)} or so` }),
  creating('a time with words before it', false, { createdAt: `on ${ago(0)}` }),
  creating('a second 60', false, { createdAt: overflowing() }),
  creating('an hour 24', false, { createdAt: ago(0).replace(/T\d\d/, 'T24') }),
  creating('a minute 75', false, { createdAt: ago(0).replace(/:\d\d:/, ':75:') }),
  creating('a day that is no day', false, { createdAt: ago(0).replace(/-\d\d-\d\dT/, '-99-99T') }),
];

const bodyAttacks = (): Attempt[] => [
  creating('a body of 1 character', true, { body: 'x' }),
  creating('a body of 5,000 characters', true, { body: 'x'.repeat(5000) }),
  creating('a body of 5,001 characters', false, { body: 'x'.repeat(5001) }),
  creating('an empty body', false, { body: '' }),
  creating('a body with space before it', false, { body: ' x' }),
  ...spaces.flatMap((space) => [
    creating(`a body of ${nameOf(space)} alone`, false, { body: space }),
    creating(`a body with ${nameOf(space)} after it`, false, { body: `x${space}` }),
  ]),
  creating('a body with every kind of space within it', true, { body: `x${spaces.join('')}x` }),
  creating('a body of several lines, right-to-left words and emoji', true, { body: 'one\n\nשלום 👩‍👩‍👧' }),
  ...invisibleBodies.map((body) => creating(`an invisible body: ${codePoints(body)}`, false, { body })),
  ...visibleBodies.map((body) => creating(`a visible body: ${codePoints(body)}`, true, { body })),
];

const forgeries = (): Attempt[] => [
  creating("another person's uid", false, { userId: 'ben' }),
  creating("an imported person's uid", false, { userId: 'disqus:1a2b' }),
  creating('a comment as an imported person', false, {}, 'imported person'),
  creating('a comment of a person with a GitHub account', true, {}, 'with GitHub'),
  creating("another person's name", false, { username: 'Ben' }),
  creating("another person's picture", false, { userImg: 'https://lh3.example/ben' }),
  creating('an e-mail address in a ninth field', false, { email: 'ada@reader.example' }),
  creating('a name where the token has none', false, { username: 'Somebody' }, 'nameless'),
  creating('a picture where the token has none', false, { userImg: 'https://lh3.example/x' }, 'nameless'),
  trying('an id that is not the document id', false, posted('new0002', comment('new0003'))),
];

const placeAttacks = (): Attempt[] => [
  creating('a reply to a top-level comment of the page', true, { parentId: 'theirs1' }),
  creating('a reply to a reply', false, { parentId: 'reply01' }),
  creating('a reply to a comment of another page', false, { parentId: 'elsewhr' }),
  creating('a reply to nothing', false, { parentId: 'nothere' }),
  creating('a reply to itself', false, { parentId: id }),
  creating('a reply to an address', false, { parentId: 'mine001/x/y' }),
];

const rateLimit = (data: Fields, uid = 'ada', serverTime: string | null = 'lastPostAt'): Write => ({
  kind: 'set',
  path: `writers/${uid}`,
  data,
  ...(serverTime === null ? {} : { serverTime }),
});
const create = (name: string, data = comment(name)): Write => ({
  kind: 'create',
  path: `comments/${name}`,
  data,
});

const editing = (name: string): Write => ({
  kind: 'update',
  path: `comments/${name}`,
  data: { body: 'Changed' },
});
const aMinuteAgo = () => ({ lastPostAt: new Date(Date.now() - 60_000) });

const paceAttacks = (): Attempt[] => [
  trying('a comment without its rate limit', false, [create(id)]),
  trying(
    'a comment under the id of a deleted one, with the rate limit of then',
    false,
    [create(id, comment(id, 'nameless'))],
    'nameless',
  ),
  trying('two comments in one batch', false, [
    create('new0001'),
    create('new0002'),
    rateLimit({ commentId: 'new0001' }),
  ]),
  trying("a comment with another person's rate limit", false, [
    create(id),
    rateLimit({ commentId: id }, 'ben'),
  ]),
  trying('a rate limit that names another comment', false, [create(id), rateLimit({ commentId: 'mine001' })]),
  trying('a rate limit with a time of its own', false, [
    create(id),
    rateLimit({ commentId: id, ...aMinuteAgo() }, 'ada', null),
  ]),
  trying('a rate limit with a field too many', false, [create(id), rateLimit({ commentId: id, note: 'x' })]),
  trying('a rate limit that names no comment', false, [create(id), rateLimit({})]),
  trying('a rate limit whose comment id is an address', false, [rateLimit({ commentId: 'mine001/x/y' })]),
  trying(
    "a stranger's rate limit for the author, with a comment of the author",
    false,
    [rateLimit({ commentId: 'mine001' }, 'ada')],
    'stranger',
  ),
  trying('a second comment after 2.5 seconds', false, posted(id, comment(id, 'hurried')), 'hurried'),
  trying('a second comment after 3.5 seconds', true, posted(id, comment(id, 'rested')), 'rested'),
  trying(
    'a rate limit whose time is before the last one, to post again at once',
    false,
    [rateLimit({ commentId: 'rested1', ...aMinuteAgo() }, 'rested', null)],
    'rested',
  ),
  trying('a rate limit that names a comment that is not there', false, [rateLimit({ commentId: id })]),
  trying('a rate limit that names a megabyte', false, [rateLimit({ commentId: 'x'.repeat(1_000_000) })]),
  trying('an edit after 2.5 seconds', false, edited({ body: 'Changed' }, 'hurry01', 'hurried'), 'hurried'),
  trying('an edit after 3.5 seconds', true, edited({ body: 'Changed' }, 'rested1', 'rested'), 'rested'),
  trying('an edit without a rate limit', false, [editing('mine001')]),
  trying(
    'an edit without a rate limit, though the last one names this comment',
    false,
    [editing('longest')],
    'long-named',
  ),
  trying('an edit and a new comment in one batch', false, [editing('mine001'), ...posted(id, comment(id))]),
  trying('two edits in one batch', false, [editing('reply01'), ...edited({ body: 'Changed' })]),
  trying("another's rate limit, after a rest", false, [rateLimit({ commentId: id }, 'rested')], 'stranger'),
  trying(
    'deleting the rate limit before a rest',
    false,
    [{ kind: 'delete', path: 'writers/hurried' }],
    'hurried',
  ),
  ...whoMay('deletes a rate limit after a rest', ['rested'], ['stranger', 'owner', 'signed out'], () => ({
    write: [{ kind: 'delete', path: 'writers/rested' }],
  })),
];

const over = (name: string, changes: Fields = {}): Write => ({
  kind: 'set',
  path: `comments/${name}`,
  data: comment(name, 'author', changes),
});

const editAttacks = (): Attempt[] => [
  ...whoMay(
    'edits the body of the author',
    ['author'],
    ['signed out', 'stranger', 'owner', 'anonymous', 'password user'],
    (actor) => ({
      write: edited({ body: 'Changed' }, 'mine001', String(signatures[actor]?.userId ?? 'ada')),
    }),
  ),
  ...whoMay('edits an imported comment', [], ['imported person', 'author', 'owner'], (actor) => ({
    write: edited({ body: 'Changed' }, 'import1', String(signatures[actor]?.userId)),
  })),
  ...Object.entries({
    id: 'mine002',
    parentId: 'theirs1',
    userId: 'ben',
    username: 'Queen',
    userImg: '',
    createdAt: ago(minute),
    pathName: '/blogpost6',
    extra: 'x',
  }).map(([field, value]) =>
    trying(`an edit that changes ${field}`, false, edited({ body: 'Changed', [field]: value })),
  ),
  ...['', ' x', '\u200b', 'x'.repeat(5001), 7, null].map((body) =>
    trying(
      `an edit to ${typeof body === 'string' && body.length > 9 ? '5,001 characters' : JSON.stringify(body)}`,
      false,
      edited({ body }),
    ),
  ),
  trying('posting over an existing comment', false, [
    over('mine001', { createdAt: ago(30_000) }),
    rateLimit({ commentId: 'mine001' }),
  ]),
];

const deleting = (id: string): Write => ({ kind: 'delete', path: `comments/${id}` });
const leaving = (id: string, data: Fields = tombstone(id)): Write => ({
  kind: 'set',
  path: `tombstones/${id}`,
  data,
});
const mayNotDelete: readonly Actor[] = [
  'signed out',
  'stranger',
  'anonymous',
  'password user',
  'owner by name only',
];

const deletions = (): Attempt[] => [
  ...whoMay('deletes a comment of the author', ['author', 'owner'], mayNotDelete, () => ({
    write: [deleting('mine001'), leaving('mine001')],
  })),
  ...whoMay('deletes an imported comment', ['owner'], ['imported person', 'author'], () => ({
    write: [deleting('import1'), leaving('import1')],
  })),
  ...whoMay('deletes a reply of the author', ['author', 'owner'], mayNotDelete, () => ({
    write: [deleting('reply01'), leaving('reply01', without(tombstone('reply01'), 'pathName'))],
  })),
  ...['mine001', 'reply01'].flatMap((gone) =>
    whoMay(`deletes ${gone} without leaving a tombstone`, [], ['author', 'owner'], () => ({
      write: [deleting(gone)],
    })),
  ),
  ...whoMay('cleans up a tombstone', ['owner'], ['author', ...mayNotDelete], () => ({
    write: [{ kind: 'delete', path: 'tombstones/gone001' }],
  })),
];

const tombstoneAttacks = (): Attempt[] =>
  [
    { name: 'a tombstone for a living comment', write: [leaving('mine001')] },
    { name: 'a tombstone for a comment that never was', write: [leaving('never01')] },
    {
      name: 'a tombstone for a comment that comes with it',
      write: [...posted(id, comment(id, 'author', { createdAt: seededAt })), leaving(id)],
    },
    { name: 'a tombstone for a reply that lists have', write: [deleting('reply01'), leaving('reply01')] },
    { name: 'a tombstone for another comment', write: [deleting('mine001'), leaving('theirs1')] },
    ...Object.entries({
      'another id': { id: 'theirs1' },
      'another page': { pathName: '/blogpost6' },
      'another time': { createdAt: ago(0) },
      'the author in it': { userId: 'ada' },
    }).map(([what, changes]) => ({
      name: `a tombstone with ${what}`,
      write: [deleting('mine001'), leaving('mine001', tombstone('mine001', changes))],
    })),
    ...Object.keys(tombstone(id)).map((field) => ({
      name: `a tombstone without ${field}`,
      write: [deleting('mine001'), leaving('mine001', without(tombstone('mine001'), field))],
    })),
    { name: 'a change to a tombstone', write: [leaving('gone001', tombstone('gone001', { body: 'x' }))] },
    { name: 'a comment under the id of a tombstone', write: posted('gone001', comment('gone001')) },
    { name: 'a reply to a tombstone', write: posted(id, comment(id, 'author', { parentId: 'gone001' })) },
  ].map(({ name, write }) => trying(name, false, write));

const elsewhere = (): Attempt[] =>
  ['private/notes', 'private/new', 'users/ada', 'comments/mine001/likes/ada', 'writers/ada/log/1'].flatMap(
    (path) =>
      everyone.map((actor) =>
        trying(`${actor}: writes ${path}`, false, [{ kind: 'set', path, data: { body: 'x' } }], actor),
      ),
  );

/** Every actor against comments, tombstones and rate limits. */
export function commentAttempts(): readonly Attempt[] {
  return [
    ...whoMay('reads a comment', everyone, [], () => ({ get: 'comments/mine001' })),
    ...whoMay('lists comments', everyone, [], () => ({ list: 'comments' })),
    ...whoMay('reads a tombstone', everyone, [], () => ({ get: 'tombstones/gone001' })),
    ...whoMay('lists tombstones', everyone, [], () => ({ list: 'tombstones' })),
    ...whoMay('reads the rate limit of the hurried one', ['hurried'], everyone, () => ({
      get: 'writers/hurried',
    })),
    ...whoMay('lists rate limits', [], everyone, () => ({ list: 'writers' })),
    ...whoMay('reads another collection', [], everyone, () => ({ get: 'private/notes' })),
    ...whoMay('lists another collection', [], everyone, () => ({ list: 'private' })),
    ...whoMay('posts', readers, notReaders, (actor) => ({ write: posted(id, comment(id, actor)) })),
    ...fieldAttacks(),
    ...idAttacks(),
    ...pathAttacks(),
    ...timeAttacks(),
    ...bodyAttacks(),
    ...forgeries(),
    ...placeAttacks(),
    ...paceAttacks(),
    ...editAttacks(),
    ...deletions(),
    ...tombstoneAttacks(),
    ...elsewhere(),
  ];
}
