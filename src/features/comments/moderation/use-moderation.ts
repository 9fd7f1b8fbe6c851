import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import { success } from '#lib/outcome.ts';
import { browserStorage } from '#lib/stored.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { deleteComment } from '../conversation/outbox.ts';
import { everyPage } from '../conversation/own-data.ts';
import { isDeleted } from '../conversation/view.ts';
import {
  type Banned,
  type Comment,
  type CommentList,
  type Cursor,
  comparePositions,
  type Overview,
} from '../model.ts';
import type { CommentFilter, ModerationPort, Outcome, Refusal } from '../port.ts';
import { seenKey } from '../storage-keys.ts';

type Comments = readonly Comment[];

/** What the owner sees, and what they can do about it. */
export type Moderating = ReturnType<typeof useModeration>;

export interface Props {
  readonly port: ModerationPort;
  readonly titles: Readonly<Record<string, string>>;
}

export function useModeration(conversation: Conversation, { port, titles }: Props) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** How many comments have come in since the lists were loaded. A button shows them, so that nothing moves by itself. */
  const [arrived, setArrived] = useState(0);
  const [author, setAuthor] = useState<Comment | null>(null);
  const list = useCommentList(conversation, port);
  const { state } = conversation;
  const isDeleting = state.deletions.length > 0;
  const isThere = ({ id }: Comment) => !state.list.removed.has(id);
  /** True even while the deletion can be undone. */
  const isGone = (comment: Comment) => !isThere(comment) || isDeleted(state, comment.id);

  const load = useCallback(async () => {
    const outcome = await answered(conversation, port.overview());
    if (outcome.ok) setOverview(outcome.value);
    setFailed(!outcome.ok);
  }, [conversation, port]);
  // Loaded again when deletions begin and when the last one is sent, because fewer comments wait then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of isDeleting is the reason to load
  useEffect(() => void load(), [load, isDeleting]);

  const countArrived = useEffectEvent((held: Comments, newest: Comments) => {
    if (overview) setArrived(arrivedIn(held, newest, overview, list).filter(isThere).length);
  });
  const onChange = useEffectEvent(async () => {
    const [waiting, newest] = await Promise.all([port.overview(), list.firstPage()]);
    if (waiting.ok && newest.ok) countArrived(waiting.value.held, newest.value.comments);
  });
  useEffect(() => port.changes(() => void onChange()), [port]);

  /** Waits for the answer, announces it ('done' if it is a success), and loads the overview again. */
  const report = async (answer: Promise<Outcome<void>>, done: string) => {
    const outcome = await answered(conversation, answer);
    conversation.set({ message: outcome.ok ? done : failureMessage(outcome.problem) });
    if (!outcome.ok) setOverview(overview);
    await load();
  };
  return {
    hasFailed,
    arrived,
    author,
    titles,
    searchesAll: port.searchesAll,
    overview: overview && {
      ...overview,
      held: overview.held.filter(isThere),
      heldCount: overview.heldCount - overview.held.filter(isGone).length,
    },
    list: { ...list, comments: list.comments.filter(isThere) },
    /** Loads everything. The button that was pressed goes away, so the heading gets the focus. */
    loadAgain() {
      setArrived(0);
      void load();
      void list.show({});
      conversation.set({ focus: 'heading' });
    },
    /** Shows only what the author of a comment wrote, or with null what everyone did. */
    showAllBy(by: Comment | null) {
      setAuthor(by);
      void list.show({ by: by?.userId });
      conversation.set({ focus: 'heading' });
    },
    isBanned: ({ userId }: Comment) => overview?.banned.some((each) => each.userId === userId) ?? false,
    ban: (by: Comment) => report(port.ban(by), words.banned(visibleName(by.username))),
    unban: (person: Pick<Banned, 'userId' | 'username'>) =>
      report(port.unban(person.userId), words.unbanned(visibleName(person.username))),
    approve(comment: Comment) {
      const publish = async () => {
        const outcome = await port.approve(comment);
        // Before the overview no longer has it, or it would count as one that has come in.
        if (outcome.ok) await list.show({});
        return outcome;
      };
      return report(publish(), words.approved(visibleName(comment.username)));
    },
    /** Asks, deletes all comments of a comment's author, each with its Undo, and announces how many they are. */
    async removeAllBy(by: Comment) {
      if (!confirm(words.confirmDeleteAll(visibleName(by.username)))) return;
      const all = await answered(conversation, everythingBy(port, by.userId));
      if (!all.ok) return conversation.set({ message: words.notDone });
      for (const comment of all.value) deleteComment(conversation, comment, false);
      conversation.set({
        focus: `deleted ${by.id}`,
        message: words.deletingAll(all.value.length, visibleName(by.username)),
      });
    },
    setHolding(holdsNewcomers: boolean) {
      setOverview((before) => before && { ...before, holdsNewcomers });
      void report(port.setHolding(holdsNewcomers), holdsNewcomers ? words.holds : words.holdsNot);
    },
  };
}

/** The comments of fresh answers that the lists on the screen don't have. */
function arrivedIn(held: Comments, newest: Comments, overview: Overview, list: CommentList): Comments {
  const shown = new Set([...overview.held, ...list.comments].map(({ id }) => id));
  // If more wait than are shown, one that moves up can't be told from a new one.
  const waiting = overview.held.length < overview.heldCount ? [] : held;
  const oldest = list.next && list.comments.at(-1);
  const published = oldest ? newest.filter((each) => comparePositions(each, oldest) > 0) : newest;
  return [...waiting, ...published].filter(({ id }) => !shown.has(id));
}

const failureMessage = ({ kind }: Refusal) =>
  kind === 'not-found' ? commentWords.linkedIsMissing : words.notDone;

/** An answer to the owner. Once their session has ended, they are asked to sign in again. */
async function answered<Value>(conversation: Conversation, answer: Promise<Outcome<Value>>) {
  const outcome = await conversation.ask(() => answer);
  if (!outcome.ok && outcome.problem.kind === 'signed-out') conversation.set({ focus: 'sign-in' });
  return outcome;
}

async function everythingBy(port: ModerationPort, by: string): Promise<Outcome<Comments>> {
  const held = await port.heldBy(by);
  if (!held.ok) return held;
  const published = await everyPage((before) => port.comments({ by }, before));
  return published.ok ? success([...held.value, ...published.value]) : published;
}

const empty: CommentList & { isFiltered: boolean } = { comments: [], next: null, isFiltered: false };

/** The newest comments that pass a filter, a page at a time, and which of them are new since the last visit. */
function useCommentList(conversation: Conversation, port: ModerationPort) {
  const [list, setList] = useState(empty);
  const [status, setStatus] = useState<'loading' | 'failed' | null>('loading');
  const [seen] = useState(() => browserStorage.get(seenKey));
  const filter = useRef<CommentFilter>({});
  /** The number of the newest request. Answers to earlier ones are dropped. */
  const newest = useRef(0);

  const load = useCallback(
    async (before?: Cursor) => {
      const request = ++newest.current;
      setStatus('loading');
      const outcome = await answered(conversation, port.comments(filter.current, before));
      if (request !== newest.current) return;
      setStatus(outcome.ok ? null : 'failed');
      if (!outcome.ok) return;
      const { comments, next } = outcome.value;
      const { search, by } = filter.current;
      setList((loaded) => ({
        comments: before ? [...loaded.comments, ...comments] : comments,
        next,
        isFiltered: Boolean(search || by),
      }));
      const [first] = comments;
      if (!first) return;
      if (before) conversation.set({ focus: `comment ${first.id}` });
      else if (search) conversation.set({ message: commentWords.count(comments.length) });
      else if (!by) browserStorage.set(seenKey, first.createdAt);
    },
    [conversation, port],
  );
  useEffect(() => void load(), [load]);

  return {
    ...list,
    status,
    isNew: ({ createdAt }: Comment) => seen !== null && createdAt > seen,
    /** Loads again, with a changed filter if `change` has something. */
    show(change: CommentFilter) {
      filter.current = { ...filter.current, ...change };
      if (Object.keys(change).length > 0) setList(empty);
      return load();
    },
    more() {
      if (status !== 'loading' && list.next) void load(list.next);
    },
    /** Asks for the first page without showing it. */
    firstPage: () => port.comments(filter.current),
  };
}
