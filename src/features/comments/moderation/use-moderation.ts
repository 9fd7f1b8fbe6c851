import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import type { Conversation } from '../conversation/conversation.ts';
import { remove } from '../conversation/deletions.ts';
import type { Banned, Comment, Cursor, Overview, Reader } from '../model.ts';
import type { ModerationPort, Outcome } from '../port.ts';
import { useCommentList } from './use-comment-list.ts';

/** What the owner can do with a comment in a list. */
export type Actions = ReturnType<typeof useModeration>['actions'];

/** What the owner sees, and what they do about it. */
export function useModeration(conversation: Conversation, port: ModerationPort, owner: Reader) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** How many comments have come in since the lists were loaded. They wait behind a button, so that nothing moves. */
  const [arrived, setArrived] = useState(0);
  const list = useCommentList(port);
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
    if (!waiting.ok || !newest.ok) return;
    const shown = new Set([...(overview?.held ?? []), ...list.comments].map(({ id }) => id));
    const found = [...waiting.value.held, ...newest.value.comments];
    if (overview) setArrived(found.filter(({ id }) => !shown.has(id) && !removed.has(id)).length);
  });
  useEffect(() => port.changes(() => void onChange()), [port]);
  const showArrived = () => {
    setArrived(0);
    void load();
    list.again();
    conversation.set({ focus: 'heading' });
  };

  /** Does something, says what became of it, and shows what is true then. */
  const act = async (work: Promise<Outcome<void>>, done: string) => {
    const outcome = await work;
    const problem = outcome.ok ? null : outcome.problem.kind;
    conversation.set({
      message: problem === 'signed-out' ? commentWords.signedOut : problem ? words.notDone : done,
    });
    await load();
    return outcome.ok;
  };
  const nameOf = ({ username }: Pick<Comment, 'username'>) => visibleName(username);
  const actions = {
    isOwn: ({ userId }: Comment) => userId === owner.uid,
    isBanned: ({ userId }: Comment) => overview?.banned.some((each) => each.userId === userId) ?? false,
    ban: (author: Comment) => act(port.ban(author), words.banned(nameOf(author))),
    unban: (person: Pick<Banned, 'userId' | 'username'>) =>
      act(port.unban(person.userId), words.unbanned(nameOf(person))),
    async approve(comment: Comment) {
      if (await act(port.approve(comment), words.approved(nameOf(comment)))) list.again();
    },
    /** Keeps a deletion for each comment of a person, and says how many there are. */
    async removeAllBy({ userId, username }: Comment) {
      const all = await everythingBy(port, userId);
      if (!all.ok) return conversation.set({ message: words.notDone });
      for (const comment of all.value) remove(conversation, comment, false);
      conversation.set({
        focus: 'heading',
        message: words.deletingAll(all.value.length, visibleName(username)),
      });
    },
  };
  const setHolding = (holdsNewcomers: boolean) => {
    setOverview((before) => before && { ...before, holdsNewcomers });
    void act(port.setHolding(holdsNewcomers), holdsNewcomers ? words.holds : words.holdsNot);
  };
  return { overview, hasFailed, arrived, list, load, showArrived, actions, setHolding };
}

/** All comments of a person, with those that wait for approval. */
async function everythingBy(port: ModerationPort, userId: string): Promise<Outcome<readonly Comment[]>> {
  const overview = await port.overview();
  if (!overview.ok) return overview;
  const found = overview.value.held.filter((each) => each.userId === userId);
  for (let before: Cursor | undefined | null; before !== null; ) {
    const answer = await port.comments({ by: userId }, before);
    if (!answer.ok) return answer;
    found.push(...answer.value.comments);
    before = answer.value.next;
  }
  return { ok: true, value: found };
}
