import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import { success } from '#lib/outcome.ts';
import { browserStorage } from '#lib/stored.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { remove } from '../conversation/outbox.ts';
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
import type { CommentFilter, ModerationPort, Outcome } from '../port.ts';
import { seenKey } from '../storage-keys.ts';

/** What the owner sees, and what they can do about it. */
export type Moderating = ReturnType<typeof useModeration>;

export interface Props {
  readonly port: ModerationPort;
  readonly titles: Readonly<Record<string, string>>;
}

export function useModeration(conversation: Conversation, { port, titles }: Props) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** How many comments have come in since the lists were loaded. They wait behind a button, so that nothing moves. */
  const [arrived, setArrived] = useState(0);
  const [author, setAuthor] = useState<Comment | null>(null);
  const list = useCommentList(conversation, port);
  const { state } = conversation;
  const isDeleting = state.deletions.length > 0;
  const isLeft = ({ id }: Comment) => !state.list.removed.has(id);
  const isGone = (comment: Comment) => !isLeft(comment) || isDeleted(state, comment.id);

  const load = useCallback(async () => {
    const outcome = await answered(conversation, port.overview());
    if (outcome.ok) setOverview(outcome.value);
    setFailed(!outcome.ok);
  }, [conversation, port]);
  // What was deleted no longer counts among those that wait. Many deletions in a row are one reason to load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is that reason
  useEffect(() => void load(), [load, isDeleting]);

  const count = useEffectEvent((held: readonly Comment[], newest: readonly Comment[]) => {
    if (!overview) return;
    const shown = new Set([...overview.held, ...list.comments].map(({ id }) => id));
    // Where there are more than fit, those that move up are not new.
    const waiting = overview.held.length < overview.heldCount ? [] : held;
    const oldest = list.next && list.comments.at(-1);
    const published = oldest ? newest.filter((each) => comparePositions(each, oldest) > 0) : newest;
    const isNew = (comment: Comment) => !shown.has(comment.id) && isLeft(comment);
    setArrived([...waiting, ...published].filter(isNew).length);
  });
  const onChange = useEffectEvent(async () => {
    const [waiting, newest] = await Promise.all([port.overview(), list.newest()]);
    if (waiting.ok && newest.ok) count(waiting.value.held, newest.value.comments);
  });
  useEffect(() => port.changes(() => void onChange()), [port]);

  /** Does something, reports how it ended, and loads what is true then. */
  const act = async (work: Promise<Outcome<void>>, done: string) => {
    const outcome = await answered(conversation, work);
    const isGone = !outcome.ok && outcome.problem.kind === 'not-found';
    conversation.set({ message: outcome.ok ? done : isGone ? commentWords.linkedIsMissing : words.notDone });
    await load();
  };
  return {
    ...{ hasFailed, arrived, author, titles, isNew: list.isNew, searchesAll: port.searchesAll },
    overview: overview && {
      ...overview,
      held: overview.held.filter(isLeft),
      heldCount: overview.heldCount - overview.held.filter(isGone).length,
    },
    list: { ...list, comments: list.comments.filter(isLeft) },
    /** The button that asked for this goes away. */
    loadAgain() {
      setArrived(0);
      void load();
      void list.show({});
      conversation.set({ focus: 'heading' });
    },
    /** Shows only what one person wrote, or what everyone did. */
    showAllBy(by: Comment | null) {
      setAuthor(by);
      void list.show({ by: by?.userId });
      conversation.set({ focus: 'heading' });
    },
    isBanned: ({ userId }: Comment) => overview?.banned.some((each) => each.userId === userId) ?? false,
    ban: (by: Comment) => act(port.ban(by), words.banned(visibleName(by.username))),
    unban: (person: Pick<Banned, 'userId' | 'username'>) =>
      act(port.unban(person.userId), words.unbanned(visibleName(person.username))),
    approve(comment: Comment) {
      const publish = async () => {
        const outcome = await port.approve(comment);
        // Before it leaves those that wait, or it would count as one that has come in.
        if (outcome.ok) await list.show({});
        return outcome;
      };
      return act(publish(), words.approved(visibleName(comment.username)));
    },
    /** Keeps a deletion for each comment of a person, and reports how many there are. */
    async removeAllBy(by: Comment) {
      if (!confirm(words.confirmDeleteAll(visibleName(by.username)))) return;
      const all = await answered(conversation, everythingBy(port, by.userId));
      if (!all.ok) return conversation.set({ message: words.notDone });
      for (const comment of all.value) remove(conversation, comment, false);
      conversation.set({
        focus: `deleted ${by.id}`,
        message: words.deletingAll(all.value.length, visibleName(by.username)),
      });
    },
    setHolding(holdsNewcomers: boolean) {
      setOverview((before) => before && { ...before, holdsNewcomers });
      void act(port.setHolding(holdsNewcomers), holdsNewcomers ? words.holds : words.holdsNot);
    },
  };
}

/** An answer to the owner. Once their session has ended, they are asked to sign in again. */
async function answered<Value>(conversation: Conversation, answer: Promise<Outcome<Value>>) {
  const outcome = await conversation.ask(() => answer);
  if (!outcome.ok && outcome.problem.kind === 'signed-out') conversation.set({ focus: 'sign-in' });
  return outcome;
}

/** All comments of a person, with those that wait for approval. */
async function everythingBy(port: ModerationPort, by: string): Promise<Outcome<readonly Comment[]>> {
  const held = await port.heldBy(by);
  if (!held.ok) return held;
  const published = await everyPage((before) => port.comments({ by }, before));
  return published.ok ? success([...held.value, ...published.value]) : published;
}

const empty: CommentList & { isFiltered?: boolean } = { comments: [], next: null };

/** The newest comments that pass a filter, a page at a time, and which of them are new since the last visit. */
function useCommentList(conversation: Conversation, port: ModerationPort) {
  const [list, setList] = useState(empty);
  const [status, setStatus] = useState<'loading' | 'failed' | null>('loading');
  const [seen] = useState(() => browserStorage.get(seenKey));
  const filter = useRef<CommentFilter>({});
  /** Answers to earlier questions are dropped. */
  const asked = useRef(0);

  const load = useCallback(
    async (before?: Cursor) => {
      const question = ++asked.current;
      setStatus('loading');
      const outcome = await answered(conversation, port.comments(filter.current, before));
      if (question !== asked.current) return;
      setStatus(outcome.ok ? null : 'failed');
      if (!outcome.ok) return;
      const { comments, next } = outcome.value;
      const { search, by } = filter.current;
      const isFiltered = Boolean(search || by);
      setList((loaded) => ({
        comments: before ? [...loaded.comments, ...comments] : comments,
        next,
        isFiltered,
      }));
      const [newest] = comments;
      if (before && newest) conversation.set({ focus: `comment ${newest.id}` });
      if (!before && search && newest) conversation.set({ message: commentWords.count(comments.length) });
      if (!before && !isFiltered && newest) browserStorage.set(seenKey, newest.createdAt);
    },
    [conversation, port],
  );
  useEffect(() => void load(), [load]);

  return {
    ...list,
    status,
    isNew: ({ createdAt }: Comment) => seen !== null && createdAt > seen,
    /** Loads again, with a changed filter. */
    show(change: CommentFilter) {
      filter.current = { ...filter.current, ...change };
      if (Object.keys(change).length > 0) setList(empty);
      return load();
    },
    more: () => void (status !== 'loading' && list.next && load(list.next)),
    /** Asks without showing the answer. */
    newest: () => port.comments(filter.current),
  };
}
