import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocFromServer,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { firestoreModeration } from '#features/comments/adapters/firebase/moderation.ts';
import { firestoreRest, likesPath } from '#features/comments/adapters/firebase/rest.ts';
import {
  type Dependencies,
  firestoreComments,
} from '#features/comments/adapters/firebase/signed-in-comments.ts';
import { documentsPerPage, firestoreThreads } from '#features/comments/adapters/firebase/threads.ts';
import { tombstoneOf } from '#features/comments/adapters/firebase/transactions.ts';
import {
  type Comment,
  type Cursor,
  cursorAt,
  newCommentId,
  pagePathSchema,
  type Reader,
} from '#features/comments/model.ts';
import type { Change, CommentsPort } from '#features/comments/port.ts';
import { commentsContract } from '#features/comments/testing/contract.ts';
import { accepted, draft, type Person } from '#features/comments/testing/test-page.ts';
import { Emulator, rulesFile } from '../../firebase/tests/emulator.ts';

const host = inject('firestore');
const page = pagePathSchema.parse('/blogpost5');

type PortOptions = Partial<Dependencies> & { readonly isHasty?: boolean };

// The adapter as it ships, on an emulator that has loaded the rules as they ship.
describe('Firestore with its rules', () => {
  const emulator = new Emulator(host, 'demo-contract');
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    setLogLevel('silent');
    const [name = '', port] = host.split(':');
    environment = await initializeTestEnvironment({
      projectId: emulator.project,
      firestore: { host: name, port: Number(port), rules: readFileSync(rulesFile, 'utf8') },
    });
  });
  afterAll(() => environment?.cleanup());

  commentsContract(
    'Firestore',
    async () => {
      await emulator.clear();
      const ada = person('Ada');
      const grace = person('Grace');
      const stranger = person('Mallory');
      let newcomers = 0;
      return {
        ada,
        grace,
        stranger,
        owner: person('Robin', { isOwner: true }),
        newcomer: () => person(`Newcomer ${++newcomers}`),
        signedOut: portOf(null),
        page,
        otherPage: pagePathSchema.parse('/blogpost6'),
        missingPage: pagePathSchema.parse('/blogpost999'),
        holds,
      };
    },
    [
      {
        reason: 'the rules know what an address of an article looks like, not how many articles there are',
        tests: [
          'a page that does not exist takes no comments',
          'an article that does not exist can’t be liked',
        ],
      },
      {
        reason: 'rules can’t count documents, and wait three seconds between two comments instead',
        tests: ['of one person, 20 comments wait, and no more'],
      },
      {
        reason: 'what a person likes is in their own document, which nobody else can change',
        tests: ['nobody likes a comment that is gone'],
      },
    ],
    { hasLikes: true },
  );

  test('a view of 10,000 comments reads at most 60 documents, and counts every reply', async () => {
    await emulator.clear();
    const tops = Array.from({ length: 500 }, (_, i) => stored({ createdAt: at(i) }));
    const replies = tops.flatMap((top, i) =>
      Array.from({ length: 19 }, (_, j) => stored({ parentId: top.id, createdAt: at(1000 + i, j) })),
    );
    const deleted = tops.slice(-30).filter((_, i) => i % 2 === 0);
    await holds([...tops.filter((top) => !deleted.includes(top)), ...replies]);
    await leaves(deleted);
    const all = [...tops, ...replies].map(({ id }, i) => [id, i + 1] as const);
    await emulator.seed({ [likesPath(page)]: { counts: Object.fromEntries(all) } });
    let documents = 0;
    const counting: typeof fetch = async (url, init) => {
      const answer = await fetch(url, init);
      const parts: readonly object[] = await answer.clone().json();
      documents += parts.filter((part) => 'document' in part || 'found' in part).length;
      return answer;
    };
    const port = firestoreThreads(rest(counting), { likes: true });
    const first = accepted(await port.threads(page));
    console.log(`A view of 10,000 comments: ${documents} documents read`);
    expect(documents).toBeLessThanOrEqual(documentsPerPage);
    expect(first.total).toBe(10_000 - deleted.length);
    expect(first.threads.map(({ id }) => id)).toEqual(
      tops
        .map(({ id }) => id)
        .toReversed()
        .slice(0, first.threads.length),
    );
    for (const thread of first.threads) {
      expect(thread.replies.length + thread.more).toBe(19);
      const rest = accepted(await port.replies(page, thread.id, thread.next ?? cursorAt(stored({}))));
      const whole = [...thread.replies, ...rest.replies].map(({ id }) => id);
      expect(whole).toEqual(replies.filter(({ parentId }) => parentId === thread.id).map(({ id }) => id));
    }
    const shown = first.threads.flatMap(({ top, replies: some }) => (top ? [top, ...some] : some));
    expect(first.likes).toEqual(
      Object.fromEntries(all.filter(([id]) => shown.some((each) => each.id === id))),
    );
    documents = 0;
    accepted(await port.find(page, replies[7]?.id ?? newCommentId()));
    expect(documents).toBeLessThanOrEqual(documentsPerPage);
  }, 60_000);

  test('deleted comments without replies take nothing away from the page', async () => {
    await emulator.clear();
    const all = Array.from({ length: 70 }, (_, i) => stored({ createdAt: at(i) }));
    // 25 deleted ones at the front, which is more than one page reads, and some further down.
    const isDeleted = (i: number) => i >= 45 || i % 10 === 0;
    await holds(all.filter((_, i) => !isDeleted(i)));
    await leaves(all.filter((_, i) => isDeleted(i)));
    const { port } = person('Ada');
    const seen: string[] = [];
    for (let before: Cursor | undefined | null; before !== null; ) {
      const { threads, next } = accepted(await port.threads(page, before));
      seen.push(...threads.map(({ id }) => id));
      before = next;
    }
    const living = all.filter((_, i) => !isDeleted(i)).map(({ id }) => id);
    expect(seen).toEqual(living.toReversed());
  });

  test('a reply whose comment was deleted without a tombstone is still found', async () => {
    await emulator.clear();
    const reply = stored({ parentId: newCommentId() });
    await holds([reply]);
    const found = accepted(await person('Ada').port.find(page, reply.id));
    expect(found).toEqual({
      id: reply.parentId,
      top: null,
      replies: [reply],
      more: 0,
      next: null,
      likes: {},
    });
  });

  test('a listener tells of the newest 50 comments, and of nothing that only moved out or in', async () => {
    await emulator.clear();
    const all = Array.from({ length: 60 }, (_, i) => stored({ createdAt: at(i) }));
    await holds(all);
    const ada = person('Ada');
    const heard: Change[] = [];
    const stop = ada.port.changes(page, (change) => heard.push(change));
    const hears = (...changes: readonly Change[]) =>
      vi.waitFor(() => expect(heard).toEqual(changes), { timeout: 10_000 });
    const stale: Change = { kind: 'stale' };
    await hears(stale);

    const comment = accepted(await ada.port.post(page, draft('New')));
    const posted: Change = { kind: 'upserted', comment, isNew: true };
    await hears(stale, posted);
    accepted(await ada.port.remove(comment.id));
    await hears(stale, posted, { kind: 'removed', id: comment.id });

    const [old, edited] = [all[3], all[55]];
    if (!old || !edited) throw new Error('there are 60 comments');
    await emulator.remove(`comments/${old.id}`);
    const changed = { ...edited, body: 'Changed' };
    await holds([changed]);
    await vi.waitFor(() => expect(heard).toHaveLength(4), { timeout: 10_000 });
    expect(heard.at(-1)).toEqual({ kind: 'upserted', comment: changed });
    stop();
  });

  test('after a short gap, a listener tells what has changed, and to load again only if that is more than it follows', async () => {
    await emulator.clear();
    const all = Array.from({ length: 60 }, (_, i) => stored({ createdAt: at(i) }));
    await holds(all);
    const { reader } = person('Ada');
    const store = storeOf(reader);
    const heard: Change[] = [];
    const hears = (...changes: readonly Change[]) =>
      vi.waitFor(() => expect(heard).toEqual(changes), { timeout: 10_000 });
    const comments = firestoreComments(store, dependenciesOf(reader));
    const stop = comments.changes(page, (change) => change.kind !== 'liked' && heard.push(change));
    const stale: Change = { kind: 'stale' };
    await hears(stale);
    const [last, another] = [all[59], all[58]];
    if (!last || !another) throw new Error('there are 60 comments');
    const [fresh, edited] = [stored({ createdAt: at(70) }), { ...another, body: 'Changed' }];

    await disableNetwork(store);
    await emulator.remove(`comments/${last.id}`);
    await holds([fresh, edited]);
    await enableNetwork(store);
    await vi.waitFor(() => expect(heard).toHaveLength(4), { timeout: 10_000 });
    const changes: readonly Change[] = [
      { kind: 'removed', id: last.id },
      { kind: 'upserted', comment: fresh, isNew: true },
      { kind: 'upserted', comment: edited },
    ];
    expect(heard).toEqual(expect.arrayContaining([stale, ...changes]));

    heard.length = 0;
    await disableNetwork(store);
    await holds(Array.from({ length: 51 }, (_, i) => stored({ createdAt: at(100 + i) })));
    await enableNetwork(store);
    await hears(stale);
    stop();
  });

  test('a comment or an edit that is too soon after one from another device waits, and is stored', async () => {
    await emulator.clear();
    const hasty = person('Hasty', { isHasty: true });
    const posted = accepted(await hasty.port.post(page, draft('Hello')));
    const since = Date.now();
    expect(accepted(await hasty.port.edit(posted.id, 'Changed')).body).toBe('Changed');
    expect(Date.now() - since).toBeGreaterThan(2000);
    accepted(await hasty.port.post(page, draft('Hello')));
    expect(Date.now() - since).toBeGreaterThan(5000);
  });

  test('with everything that a person wrote goes what else is kept of them, after the rest', async () => {
    await emulator.clear();
    const hasty = person('Hasty', { isHasty: true });
    accepted(await hasty.port.post(page, draft('Hello')));
    await emulator.seed({
      'newcomers/hasty': { lastPostAt: new Date(Date.now() - 60_000), commentId: newCommentId() },
      'approved/hasty': { commentId: newCommentId() },
    });
    await hasty.port.likes?.set(page, page, true);
    expect(accepted(await hasty.port.removeOwn(hasty.reader.uid))).toBe(0);
    for (const place of ['writers', 'newcomers', 'approved', 'likers']) {
      const kept = await getDocFromServer(doc(storeOf(hasty.reader), place, hasty.reader.uid));
      expect([place, kept.exists()]).toEqual([place, false]);
    }
  });

  test('a device whose clock is an hour slow posts with the time of the server', async () => {
    await emulator.clear();
    const slow = person('Slow', { rest: rest(fetch, () => Date.now() - 3_600_000) });
    await slow.port.threads(page);
    const posted = await slow.port.post(page, draft('Hello'));
    if (!posted.ok) throw new Error(posted.problem.kind);
    expect(Math.abs(Date.parse(posted.value.createdAt) - Date.now())).toBeLessThan(60_000);
  });

  function person(
    name: string,
    { isOwner = false, ...options }: PortOptions & { readonly isOwner?: boolean } = {},
  ): Person {
    const reader = {
      uid: name.toLowerCase(),
      displayName: name,
      photoURL: `https://pictures.example/${name}`,
      ...(isOwner ? { isOwner } : {}),
    };
    const moderation = async () =>
      firestoreModeration(
        () => storeOf(reader),
        rest(),
        async () => reader,
      );
    return { reader, port: portOf(reader, options), moderation };
  }

  /** The rules want a rest between two writes. So that the suite need not wait for it, each write of people who are not hasty is rested. */
  function portOf(reader: Reader | null, { isHasty = false, ...more }: PortOptions = {}): CommentsPort {
    const dependencies = { ...dependenciesOf(reader), ...more };
    const comments = firestoreComments(storeOf(reader), dependencies);
    const rested =
      <Arguments extends unknown[], Value>(write: (...given: Arguments) => Promise<Value>) =>
      async (...given: Arguments) => {
        if (reader && !isHasty) await forgetPace(reader.uid);
        return write(...given);
      };
    return {
      ...firestoreThreads(dependencies.rest, { likes: true }),
      ...comments,
      post: rested(comments.post),
      edit: rested(comments.edit),
      removeOwn: rested(comments.removeOwn),
    };
  }

  function dependenciesOf(reader: Reader | null): Dependencies {
    return {
      reader: async () => reader,
      rest: rest(),
      isOnline: () => true,
      hasLikes: true,
    };
  }

  function storeOf(reader: Reader | null): Firestore {
    const context = reader
      ? environment.authenticatedContext(reader.uid, {
          name: reader.displayName,
          picture: reader.photoURL,
          firebase: { sign_in_provider: 'google.com', identities: {} },
          ...(reader.isOwner ? { owner: true } : {}),
        })
      : environment.unauthenticatedContext();
    // rules-unit-testing types its Firestore as the older namespaced one; the modular functions take it all the same.
    return context.firestore() as unknown as Firestore;
  }

  function rest(ask: typeof fetch = fetch, deviceNow?: () => number) {
    const emulators = { firestore: host, auth: '' };
    const { project: projectId } = emulator;
    return firestoreRest(
      { kind: 'firebase', signIn: [], apiKey: 'k', projectId, authDomain: '', emulators },
      ask,
      undefined,
      deviceNow,
    );
  }

  const at = (seconds: number, milliseconds = 0) =>
    new Date(Date.UTC(2026, 0, 1) + seconds * 1000 + milliseconds).toISOString();

  function stored(more: Partial<Comment>): Comment {
    const author = { userId: 'someone', username: 'Someone', userImg: '' };
    return {
      id: newCommentId(),
      body: 'Hello',
      parentId: null,
      createdAt: at(0),
      pathName: page,
      ...author,
      ...more,
    };
  }

  /** The tombstones of comments that were deleted. */
  function leaves(deleted: readonly Comment[]): Promise<void> {
    return emulator.seed(
      Object.fromEntries(deleted.map((each) => [`tombstones/${each.id}`, { ...tombstoneOf(each) }])),
    );
  }

  function holds(comments: readonly Comment[]): Promise<void> {
    return emulator.seed(Object.fromEntries(comments.map((each) => [`comments/${each.id}`, { ...each }])));
  }

  /** Puts the last write of a person a while back. It isn't removed, because a person who has one is known. */
  function forgetPace(uid: string): Promise<void> {
    return emulator.rest(uid);
  }
});
