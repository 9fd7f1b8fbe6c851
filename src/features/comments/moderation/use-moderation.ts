import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import { success } from '#lib/outcome.ts';
import { browserStorage } from '#lib/stored.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { remove } from '../conversation/outbox.ts';
import { everyPage } from '../conversation/own-data.ts';
import type { Banned, Comment, CommentList, Cursor, Overview, Reader } from '../model.ts';
import type { CommentFilter, ModerationPort, Outcome } from '../port.ts';
import { seenKey } from '../storage-keys.ts';

/** What the owner sees, and what they can do about it. */
export type Moderating = ReturnType<typeof useModeration>;

export interface Props {
  readonly port: ModerationPort;
  readonly owner: Reader;
  /** What each article is called, by its path. */
  readonly titles: Readonly<Record<string, string>>;
}

export function useModeration(conversation: Conversation, { port, owner, titles }: Props) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** How many comments have come in since the lists were loaded. They wait behind a button, so that nothing moves. */
  const [arrived, setArrived] = useState(0);
  const [author, setAuthor] = useState<Comment | null>(null);
  const list = useCommentList(conversation, port);
  const { removed } = conversation.state.list;

  const load = useCallback(async () => {
    const outcome = await port.overview();
    if (outcome.ok) setOverview(outcome.value);
    setFailed(!outcome.ok);
  }, [port]);
  // What was removed no longer counts among those that wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the reason to load
  useEffect(() => void load(), [load, removed]);

  const onChange = useEffectEvent(async () => {
    const [waiting, newest] = await Promise.all([port.overview(), list.newest()]);
    if (!waiting.ok || !newest.ok || !overview) return;
    const shown = new Set([...overview.held, ...list.comments].map(({ id }) => id));
    const found = [...waiting.value.held, ...newest.value.comments];
    setArrived(found.filter(({ id }) => !shown.has(id) && !removed.has(id)).length);
  });
  useEffect(() => port.changes(() => void onChange()), [port]);

  /** Does something, reports how it ended, and loads what is true then. */
  const act = async (work: Promise<Outcome<void>>, done: string) => {
    const outcome = await work;
    const problem = outcome.ok ? null : outcome.problem.kind;
    conversation.set({
      message: problem === 'signed-out' ? commentWords.signedOut : problem ? words.notDone : done,
    });
    await load();
    return outcome.ok;
  };
  return {
    ...{ overview, hasFailed, arrived, author, list, owner, titles, isNew: list.isNew },
    searchesAll: port.searchesAll,
    /** The button that asked for this goes away. */
    loadAgain() {
      setArrived(0);
      void load();
      list.show({});
      conversation.set({ focus: 'heading' });
    },
    /** Shows only what one person wrote, or what everyone did. */
    showAllBy(by: Comment | null) {
      setAuthor(by);
      list.show({ by: by?.userId });
      conversation.set({ focus: 'heading' });
    },
    isBanned: ({ userId }: Comment) => overview?.banned.some((each) => each.userId === userId) ?? false,
    ban: (by: Comment) => act(port.ban(by), words.banned(visibleName(by.username))),
    unban: (person: Pick<Banned, 'userId' | 'username'>) =>
      act(port.unban(person.userId), words.unbanned(visibleName(person.username))),
    async approve(comment: Comment) {
      if (await act(port.approve(comment), words.approved(visibleName(comment.username)))) list.show({});
    },
    /** Keeps a deletion for each comment of a person, and reports how many there are. */
    async removeAllBy(by: Comment) {
      if (!confirm(words.confirmDeleteAll(visibleName(by.username)))) return;
      const all = await everythingBy(port, by.userId);
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

/** All comments of a person, with those that wait for approval. */
async function everythingBy(port: ModerationPort, by: string): Promise<Outcome<readonly Comment[]>> {
  const overview = await port.overview();
  if (!overview.ok) return overview;
  const published = await everyPage((before) => port.comments({ by }, before));
  if (!published.ok) return published;
  return success([...overview.value.held.filter(({ userId }) => userId === by), ...published.value]);
}

const empty: CommentList = { comments: [], next: null };

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
      const outcome = await port.comments(filter.current, before);
      if (question !== asked.current) return;
      setStatus(outcome.ok ? null : 'failed');
      if (!outcome.ok) return;
      const { comments, next } = outcome.value;
      setList((loaded) => ({ comments: before ? [...loaded.comments, ...comments] : comments, next }));
      const { search, by } = filter.current;
      const [newest] = comments;
      if (before && newest) conversation.set({ focus: `comment ${newest.id}` });
      if (!before && !search && !by && newest) browserStorage.set(seenKey, newest.createdAt);
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
      void load();
    },
    more: () => void (status !== 'loading' && list.next && load(list.next)),
    /** Asks without showing the answer. */
    newest: () => port.comments(filter.current),
  };
}
