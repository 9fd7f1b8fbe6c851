import type { Actor } from './actors.ts';
import type { Fields, Write } from './emulator.ts';
import { type Attempt, comment, everyone, trying, whoMay, without } from './matrix.ts';

const page = '/blogpost5';
const likedAgo = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** What a person likes. Its time is the server's, unless `at` is given. */
const likes = (liked: Fields, subject: string, more: Fields = {}): Fields => ({
  liked,
  subject,
  page,
  ...more,
});

/** What is in the database besides comments: Ben likes three things on the page, and the hurried and the rested one an article each. */
export const likesSeeds = (): Readonly<Record<string, Fields>> => ({
  'likes/~blogpost5': { counts: { theirs1: 2, mine001: 1, gone001: 0, [page]: 5 } },
  'likers/ben': likes({ theirs1: page, mine001: page, gone001: page, forgot1: page }, 'theirs1', {
    at: likedAgo(60_000),
  }),
  'likers/bart': likes({ theirs1: page }, 'theirs1', { at: likedAgo(60_000) }),
  'likers/hurried': likes({ [page]: page }, page, { at: likedAgo(500) }),
  'likers/rested': likes({ [page]: page }, page, { at: likedAgo(1500) }),
  'likers/hurried-new': likes({}, page, { at: likedAgo(500) }),
  'likers/rested-new': likes({}, page, { at: likedAgo(1500) }),
  'pending/waiting': comment('waiting', 'newcomer', { userId: 'nina', username: 'Nina', userImg: '' }),
});

const voted = (uid: string, data: Fields): Write => ({
  kind: 'set',
  path: `likers/${uid}`,
  data,
  serverTime: 'at',
});
const counted = (counts: Fields, more: Fields = {}, key = '~blogpost5'): Write => ({
  kind: 'set',
  path: `likes/${key}`,
  data: { counts, ...more },
});
const before: Readonly<Record<string, number>> = { theirs1: 2, mine001: 1, gone001: 0, [page]: 5 };

const uids: Partial<Record<Actor, string>> = {
  author: 'ada',
  stranger: 'ben',
  owner: 'owner',
  'with GitHub': 'gil',
  'imported person': 'disqus:1a2b',
  anonymous: 'anon',
  'password user': 'ada',
};
const uidOf = (actor: Actor) => uids[actor] ?? actor;

/** A comment of Ben's, liked by Ada for the first time. */
const liking = (changes: Fields = {}, counts: Fields = { theirs1: 3 }) => [
  voted('ada', likes({ theirs1: page }, 'theirs1', changes)),
  counted({ ...before, ...counts }),
];

const bens = { theirs1: page, mine001: page, gone001: page, forgot1: page };
/** A like of Ben's, taken back. */
const takingBack = (subject: string, counts: Fields, changes: Fields = {}) => [
  voted('ben', likes(without(bens, subject), subject, changes)),
  counted(counts),
];

const first = (): Attempt[] => [
  ...whoMay(
    'likes a comment',
    ['author', 'owner', 'with GitHub'],
    ['signed out', 'anonymous', 'password user', 'imported person'],
    (actor) => ({
      write: [voted(uidOf(actor), likes({ theirs1: page }, 'theirs1')), counted({ ...before, theirs1: 3 })],
    }),
  ),
  trying('likes a comment that nobody liked before', true, [
    voted('ada', likes({ reply01: page }, 'reply01')),
    counted({ ...before, reply01: 1 }),
  ]),
  trying('likes an article', true, [
    voted('ada', likes({ [page]: page }, page)),
    counted({ ...before, [page]: 6 }),
  ]),
  trying('likes the first thing on a page, at a nested address', true, [
    voted('ada', likes({ '/2021/my-app': '/2021/my-app' }, '/2021/my-app', { page: '/2021/my-app' })),
    counted({ '/2021/my-app': 1 }, {}, '~2021~my-app'),
  ]),
  trying('likes the first thing on a page twice', false, [
    voted('ada', likes({ elsewhr: '/blogpost6' }, 'elsewhr', { page: '/blogpost6' })),
    counted({ elsewhr: 2 }, {}, '~blogpost6'),
  ]),
  trying('likes the first thing on a page, and counts another', false, [
    voted('ada', likes({ elsewhr: '/blogpost6' }, 'elsewhr', { page: '/blogpost6' })),
    counted({ elsewhr: 1, '/blogpost6': 7 }, {}, '~blogpost6'),
  ]),
];

const forged = (): Attempt[] => [
  trying('a like without a count', false, liking().slice(0, 1)),
  trying('a count without a like', false, liking().slice(1)),
  trying('a count for an old like, seconds later', false, [counted({ ...before, [page]: 6 })], 'rested'),
  trying('a like that counts twice', false, liking({}, { theirs1: 4 })),
  trying('a like that counts something else', false, liking({}, { mine001: 2 })),
  trying('a like that counts something else, too', false, liking({}, { theirs1: 3, mine001: 2 })),
  trying('a count that is a string', false, liking({}, { theirs1: '3' })),
  trying('counts with a field too many', false, [
    ...liking().slice(0, 1),
    counted({ ...before, theirs1: 3 }, { note: 'x' }),
  ]),
  trying('a like with a field too many', false, liking({ note: 'x' })),
  ...['liked', 'subject', 'page'].map((field) =>
    trying(`a like without ${field}`, false, [
      voted('ada', without(likes({ theirs1: page }, 'theirs1'), field)),
      ...liking().slice(1),
    ]),
  ),
  trying('a like with a time of its own', false, [
    { kind: 'set', path: 'likers/ada', data: likes({ theirs1: page }, 'theirs1', { at: likedAgo(60_000) }) },
    ...liking().slice(1),
  ]),
  trying('a like that is filed under another page', false, [
    voted('ada', likes({ theirs1: '/blogpost6' }, 'theirs1')),
    ...liking().slice(1),
  ]),
  trying('a like that names another subject', false, [
    voted('ada', likes({ theirs1: page }, 'mine001')),
    ...liking().slice(1),
  ]),
  trying('two likes at once', false, [
    voted('ada', likes({ theirs1: page, mine001: page }, 'theirs1')),
    counted({ ...before, theirs1: 3, mine001: 2 }),
  ]),
  trying('two likes at once, of which one counts', false, [
    voted('ada', likes({ theirs1: page, mine001: page }, 'theirs1')),
    ...liking().slice(1),
  ]),
  trying('two likes, one after the other in one batch', false, [
    voted('ada', likes({ theirs1: page }, 'theirs1')),
    voted('ada', likes({ theirs1: page, mine001: page }, 'mine001')),
    counted({ ...before, theirs1: 3, mine001: 2 }),
  ]),
  trying('a vote for nothing', false, [voted('ada', likes({}, 'theirs1'))]),
  trying(
    'the same like again',
    false,
    [voted('ben', likes(bens, 'theirs1')), counted({ ...before, theirs1: 3 })],
    'stranger',
  ),
  trying(
    'the same like again, counting down',
    false,
    [voted('ben', likes(bens, 'theirs1')), counted({ ...before, theirs1: 1 })],
    'stranger',
  ),
  trying('a like that is counted on another page, too', false, [
    ...liking(),
    counted({ theirs1: 1 }, {}, '~blogpost6'),
  ]),
  trying("another person's like", false, liking(), 'stranger'),
  trying(
    "one count for two people's likes",
    false,
    [
      voted('ben', likes({ ...bens, reply01: page }, 'reply01')),
      voted('ada', likes({ reply01: page }, 'reply01')),
      counted({ ...before, reply01: 1 }),
    ],
    'stranger',
  ),
  trying(
    "another person's like, with a count of one's own",
    false,
    [...liking(), voted('ben', likes({ ...bens, reply01: page }, 'reply01'))],
    'stranger',
  ),
  trying(
    'a banned person likes',
    false,
    [voted('bart', likes({ theirs1: page, mine001: page }, 'mine001')), counted({ ...before, mine001: 2 })],
    'banned',
  ),
];

/** What can't be liked, and on which page it is tried. */
const noSubjects: readonly (readonly [name: string, subject: string, page: string, key: string])[] = [
  ['a comment that is not there', 'nothere', page, '~blogpost5'],
  ['a comment that waits', 'waiting', page, '~blogpost5'],
  ['a deleted comment', 'gone001', page, '~blogpost5'],
  ['a comment of another page', 'elsewhr', page, '~blogpost5'],
  ['another article', '/blogpost6', page, '~blogpost5'],
  ['an article by a wrong address', '/Blogpost5', '/Blogpost5', '~Blogpost5'],
  ['an article by its key', '~blogpost5', '~blogpost5', '~blogpost5'],
  ['a path of documents', 'mine001/x/y', page, '~blogpost5'],
  ['a comment, counted elsewhere', 'theirs1', page, '~blogpost6'],
];

const subjects = (): Attempt[] =>
  noSubjects.map(([name, subject, on, key]) => {
    const counts: typeof before = key === '~blogpost5' ? before : {};
    const known = counts[subject] ?? 0;
    return trying(`likes ${name}`, false, [
      voted('ada', likes({ [subject]: on }, subject, { page: on })),
      counted({ ...counts, [subject]: known + 1 }, {}, key),
    ]);
  });

const taken = (): Attempt[] => {
  const back = (name: string, allowed: boolean, write: readonly Write[]) =>
    trying(`taking back: ${name}`, allowed, write, 'stranger');
  return [
    back('one of two', true, takingBack('theirs1', { ...before, theirs1: 1 })),
    back('the last one', true, takingBack('mine001', { ...before, mine001: 0 })),
    back('the last one, with its count', true, takingBack('mine001', without(before, 'mine001'))),
    back('where the count is 0 already', true, takingBack('gone001', before)),
    back('where the count is gone', true, takingBack('forgot1', before).slice(0, 1)),
    back('where the count is gone, with a time of its own', false, [
      {
        kind: 'set',
        path: 'likers/ben',
        data: likes(without(bens, 'forgot1'), 'forgot1', { at: likedAgo(60_000) }),
      },
    ]),
    back('a count below 0', false, takingBack('gone001', { ...before, gone001: -1 })),
    back('twice', false, takingBack('theirs1', { ...before, theirs1: 0 })),
    back('but counting up', false, takingBack('theirs1', { ...before, theirs1: 3 })),
    back('without the count', false, takingBack('theirs1', before).slice(0, 1)),
    back('with the count of something else', false, takingBack('theirs1', { ...before, mine001: 0 })),
    back('under another page', false, takingBack('theirs1', before, { page: '/blogpost6' }).slice(0, 1)),
    back('what is not liked', false, [voted('ben', likes(bens, 'reply01')), counted(before)]),
    back('two at once', false, [
      voted('ben', likes(without(bens, 'theirs1', 'mine001'), 'theirs1')),
      counted({ ...before, theirs1: 1 }),
    ]),
    trying('taking back as the first vote', false, [
      voted('ada', likes({}, 'theirs1')),
      counted({ ...before, theirs1: 1 }),
    ]),
    trying(
      'a banned person takes a like back',
      true,
      [voted('bart', likes({}, 'theirs1')), counted({ ...before, theirs1: 1 })],
      'banned',
    ),
    trying(
      'taking back half a second after the like',
      true,
      [voted('hurried', likes({}, page)), counted({ ...before, [page]: 4 })],
      'hurried',
    ),
  ];
};

const paced = (): Attempt[] => {
  const second = (actor: 'hurried' | 'rested') => [
    voted(actor, likes({ [page]: page, theirs1: page }, 'theirs1')),
    counted({ ...before, theirs1: 3 }),
  ];
  return [
    trying('a second like after half a second', false, second('hurried'), 'hurried'),
    trying('a second like after a second and a half', true, second('rested'), 'rested'),
  ];
};

const documents = (): Attempt[] => [
  ...whoMay('reads the counts', everyone, [], () => ({ get: 'likes/~blogpost5' })),
  ...whoMay('lists the counts of all pages', [], everyone, () => ({ list: 'likes' })),
  ...whoMay('deletes counts', [], everyone, () => ({
    write: [{ kind: 'delete', path: 'likes/~blogpost5' }],
  })),
  ...whoMay('reads what Ben likes', ['stranger'], ['signed out', 'author', 'owner'], () => ({
    get: 'likers/ben',
  })),
  ...whoMay('lists what people like', [], everyone, () => ({ list: 'likers' })),
  ...whoMay('deletes the likes of Ben, which count', [], everyone, () => ({
    write: [{ kind: 'delete', path: 'likers/ben' }],
  })),
  ...whoMay('deletes no likes after a rest', ['rested newcomer'], ['author', 'owner', 'signed out'], () => ({
    write: [{ kind: 'delete', path: 'likers/rested-new' }],
  })),
  ...whoMay('deletes no likes before a rest', [], ['hurried newcomer'], () => ({
    write: [{ kind: 'delete', path: 'likers/hurried-new' }],
  })),
];

/** Every actor against likes and their counts. */
export const likesAttempts = (): readonly Attempt[] => [
  ...first(),
  ...forged(),
  ...subjects(),
  ...taken(),
  ...paced(),
  ...documents(),
];
