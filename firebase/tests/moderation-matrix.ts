import type { Actor } from './actors.ts';
import type { Fields, Write } from './emulator.ts';
import { type Attempt, ago, comment, edited, everyone, posted, trying, whoMay } from './matrix.ts';

const id = 'new0001';
const links = (count: number) => Array.from({ length: count }, (_, i) => `https://${i}.example`).join(' ');
const nina = { userId: 'nina', username: 'Nina', userImg: '' };
const held = comment('held001', 'newcomer', { ...nina, body: links(3), createdAt: ago(3_600_000) });

const bartWroteAt = '2026-01-02T03:04:05.678Z';

/** What is in the database besides the comments. */
export const moderationSeeds = (): Readonly<Record<string, Fields>> => ({
  'pending/held001': held,
  'newcomers/hurried-new': { lastPostAt: new Date(Date.now() - 2_500), commentId: 'held001' },
  'newcomers/rested-new': { lastPostAt: new Date(Date.now() - 3_500), commentId: 'held001' },
  'approved/apo': { commentId: 'theirs1' },
  'banned/bart': { userId: 'bart', username: 'Bart', commentId: 'theirs1', bannedAt: ago(0) },
  'comments/bart001': comment('bart001', 'banned', { createdAt: bartWroteAt }),
});

const holding = { 'settings/comments': { holdsNewcomers: true } };
const notHolding = { 'settings/comments': { holdsNewcomers: false } };

/** A held comment with the rate limit that it needs. */
function waiting(name: string, data: Fields, uid = String(data.userId)): readonly Write[] {
  return [
    { kind: 'create', path: `pending/${name}`, data },
    { kind: 'set', path: `newcomers/${uid}`, data: { commentId: name }, serverTime: 'lastPostAt' },
  ];
}

const notOwners: readonly Actor[] = ['signed out', 'author', 'stranger', 'newcomer', 'owner by name only'];
const set = (path: string, data: Fields): Write => ({ kind: 'set', path, data });

const ownersDocuments = (): Attempt[] => [
  ...whoMay('bans someone', ['owner'], notOwners, () => ({ write: [set('banned/ada', { userId: 'ada' })] })),
  ...whoMay('unbans someone', ['owner'], [...notOwners, 'banned'], () => ({
    write: [{ kind: 'delete', path: 'banned/bart' }],
  })),
  ...whoMay('reads who is banned', ['owner'], [...notOwners, 'banned'], () => ({ get: 'banned/bart' })),
  ...whoMay('lists who is banned', ['owner'], notOwners, () => ({ list: 'banned' })),
  ...whoMay('approves the author', ['owner'], notOwners, () => ({ write: [set('approved/ada', {})] })),
  ...whoMay('reads whether Apo is approved', ['approved'], notOwners, () => ({ get: 'approved/apo' })),
  ...whoMay('forgets that Apo is approved', ['approved', 'owner'], ['author', 'signed out'], () => ({
    write: [{ kind: 'delete', path: 'approved/apo' }],
  })),
  ...whoMay('forgets an approval that is not there', [], ['author'], () => ({
    write: [{ kind: 'delete', path: 'approved/ada' }],
  })),
  ...whoMay('lists who is approved', [], ['owner', ...notOwners], () => ({ list: 'approved' })),
  ...whoMay('turns the switch', ['owner'], notOwners, () => ({ write: [set('settings/comments', {})] })),
  ...whoMay('reads the switch', everyone, [], () => ({ get: 'settings/comments' })),
  ...whoMay('writes other settings', [], ['owner', 'author'], () => ({ write: [set('settings/other', {})] })),
];

const unhold: Write = { kind: 'delete', path: 'pending/held001' };
const leaving = (changes: Fields = {}): Write =>
  set('tombstones/held001', { id: 'held001', createdAt: held.createdAt ?? null, ...changes });
const heldComments = (): Attempt[] => [
  ...whoMay(
    'reads a held comment',
    ['newcomer', 'owner'],
    ['signed out', 'author', 'owner by name only'],
    () => ({
      get: 'pending/held001',
    }),
  ),
  ...whoMay('looks for a held comment that is not there', everyone, [], () => ({ get: 'pending/nothere' })),
  ...whoMay('lists held comments', ['owner'], notOwners, () => ({ list: 'pending' })),
  ...whoMay(
    'deletes a held comment',
    ['newcomer', 'owner'],
    ['signed out', 'author', 'owner by name only'],
    () => ({ write: [unhold, leaving()] }),
  ),
  ...whoMay('deletes a held comment without a tombstone', [], ['newcomer', 'owner'], () => ({
    write: [unhold],
  })),
  ...whoMay('deletes a held comment, with a tombstone that lists have', [], ['newcomer'], () => ({
    write: [unhold, leaving({ pathName: '/blogpost5' })],
  })),
  ...whoMay('leaves the tombstone of a comment that stays held', [], ['newcomer', 'author'], () => ({
    write: [leaving()],
  })),
  ...whoMay('edits a held comment', [], ['newcomer', 'owner', 'author'], () => ({
    write: [{ kind: 'update', path: 'pending/held001', data: { body: 'Changed' } }],
  })),
  ...whoMay("deletes a newcomer's rate limit after a rest", ['rested newcomer'], ['author', 'owner'], () => ({
    write: [{ kind: 'delete', path: 'newcomers/rested-new' }],
  })),
  ...whoMay("deletes a newcomer's rate limit before a rest", [], ['hurried newcomer'], () => ({
    write: [{ kind: 'delete', path: 'newcomers/hurried-new' }],
  })),
  ...whoMay("reads a newcomer's rate limit", ['hurried newcomer'], ['author', 'owner', 'signed out'], () => ({
    get: 'newcomers/hurried-new',
  })),
];

const first = (changes: Fields = {}, actor: Actor = 'author') => comment(id, actor, changes);
const waitingAttacks = (): Attempt[] => [
  trying('a comment that waits', true, waiting(id, first())),
  trying('a known person: a comment that waits', false, waiting(id, first({}, 'rested')), 'rested'),
  trying('a comment that waits, with a ninth field', false, waiting(id, first({ extra: 'x' }))),
  trying('a comment that waits under another id', false, waiting('new0002', first())),
  trying("a comment that waits in another's name", false, waiting(id, first({ username: 'Ben' }))),
  trying('a comment that waits since yesterday', false, waiting(id, first({ createdAt: ago(9e7) }))),
  trying('a reply to nothing, that waits', false, waiting(id, first({ parentId: 'nothere' }))),
  trying('a password user: a comment that waits', false, waiting(id, first()), 'password user'),
  trying(
    "a comment that waits under the id of another's comment",
    false,
    waiting('theirs1', { ...first(), id: 'theirs1' }),
  ),
  trying(
    "a comment under the id of another's that waits",
    false,
    posted('held001', { ...first(), id: 'held001' }),
  ),
  // With both, the author could leave the tombstone of the one, and nobody could delete the other.
  trying('a comment that waits and is seen by everybody', false, [
    ...waiting(id, first()),
    ...posted(id, first()),
  ]),
  trying('a comment that waits under the id of one that is deleted in the batch', false, [
    { kind: 'delete', path: 'comments/reply01' },
    set('tombstones/reply01', { id: 'reply01', createdAt: '2026-01-02T03:04:05.678Z' }),
    ...waiting('reply01', { ...first(), id: 'reply01' }),
  ]),
  trying('a banned person: a comment that waits', false, waiting(id, first({}, 'banned')), 'banned'),
  trying('a comment that waits without a rate limit', false, waiting(id, first()).slice(0, 1)),
  trying("a comment that waits with a writer's rate limit", false, [
    ...waiting(id, first()).slice(0, 1),
    ...posted(id, first()).slice(1),
  ]),
  trying('a rate limit of newcomers for a comment that is not there', false, waiting(id, first()).slice(1)),
  trying(
    "a writer's rate limit for another's comment, to count as known",
    false,
    [{ kind: 'set', path: 'writers/nina', data: { commentId: 'theirs1' }, serverTime: 'lastPostAt' }],
    'newcomer',
  ),
  trying(
    'a second one that waits after 2.5 seconds',
    false,
    waiting(id, first({}, 'hurried newcomer')),
    'hurried newcomer',
  ),
  trying(
    'a second one that waits after 3.5 seconds',
    true,
    waiting(id, first({}, 'rested newcomer')),
    'rested newcomer',
  ),
  trying(
    'a rate limit of newcomers from before',
    false,
    [set('newcomers/rested-new', { commentId: 'held001', lastPostAt: new Date(Date.now() - 60_000) })],
    'rested newcomer',
  ),
];

const publishing = (): Attempt[] => [
  trying('a first comment with two links', true, posted(id, first({ body: links(2) }))),
  trying('a first comment with three links', false, posted(id, first({ body: links(3) }))),
  trying('a first comment with three loud links', false, posted(id, first({ body: links(3).toUpperCase() }))),
  trying('an edit with two links', true, edited({ body: links(2) })),
  trying('an edit with three links', false, edited({ body: links(3) })),
  ...[true, false].map((allowed) => ({
    ...trying(
      `an edit of three links, that adds ${allowed ? 'none' : 'one'}`,
      allowed,
      edited({ body: `Now: ${links(allowed ? 3 : 4)}` }),
    ),
    seeds: { 'comments/mine001': comment('mine001', 'author', { body: links(3) }) },
  })),
  {
    ...trying(
      'an edit with three links by the owner',
      true,
      edited({ body: links(3) }, 'owners1', 'owner'),
      'owner',
    ),
    seeds: { 'comments/owners1': comment('owners1', 'owner') },
  },
  trying('three links by the owner', true, posted(id, first({ body: links(3) }, 'owner')), 'owner'),
  trying('three links by a known person', true, posted(id, first({ body: links(3) }, 'rested')), 'rested'),
  trying(
    'three links by an approved person',
    true,
    posted(id, first({ body: links(3) }, 'approved')),
    'approved',
  ),
  trying('a banned person: a comment', false, posted(id, first({}, 'banned')), 'banned'),
  trying(
    'a banned person: an edit',
    false,
    [
      { kind: 'update', path: 'comments/bart001', data: { body: 'Changed' } },
      ...posted('bart001', first({}, 'banned')).slice(1),
    ],
    'banned',
  ),
  trying(
    'a banned person: deletes their own',
    true,
    [
      { kind: 'delete', path: 'comments/bart001' },
      set('tombstones/bart001', {
        id: 'bart001',
        pathName: '/blogpost5',
        createdAt: bartWroteAt,
      }),
    ],
    'banned',
  ),
  { ...trying('a first comment while they are held', false, posted(id, first())), seeds: holding },
  {
    ...trying('a first comment while they are not', true, posted(id, first())),
    seeds: notHolding,
  },
  {
    ...trying('a known person while first ones are held', true, posted(id, first({}, 'rested')), 'rested'),
    seeds: holding,
  },
];

const publish: Write = { kind: 'create', path: 'comments/held001', data: held };
const approve = set('approved/nina', { commentId: 'held001' });
const place = (name: string) =>
  set(`tombstones/${name}`, { id: name, pathName: '/blogpost5', createdAt: ago(0) });
const approvals = (): Attempt[] => [
  ...whoMay('publishes a held comment', ['owner'], notOwners, () => ({ write: [publish, unhold, approve] })),
  {
    ...trying('an approved person publishes their held comment', false, [publish, unhold], 'newcomer'),
    seeds: { 'approved/nina': {} },
  },
  trying('a tombstone of a comment that is gone', false, [place('away001')], 'owner'),
  trying('a tombstone where there is a comment', false, [place('mine001')], 'owner'),
  trying('a held comment that stays held', false, [publish, approve], 'owner'),
  trying('a held comment whose writer stays unknown', false, [publish, unhold], 'owner'),
  trying(
    'a held comment with other words',
    false,
    [{ kind: 'create', path: 'comments/held001', data: { ...held, body: 'Changed' } }, unhold, approve],
    'owner',
  ),
];

export const moderationAttempts = (): readonly Attempt[] => [
  ...ownersDocuments(),
  ...heldComments(),
  ...waitingAttacks(),
  ...publishing(),
  ...approvals(),
];
