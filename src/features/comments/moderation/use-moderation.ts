import { useCallback, useEffect, useState } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import type { Banned, Comment, Overview, Reader } from '../model.ts';
import type { CommentsPort, ModerationPort, Outcome } from '../port.ts';
import { useCommentList } from './use-comment-list.ts';
import { useDeletions } from './use-deletions.ts';

/** What the owner can do with a comment in a list. */
export type Actions = ReturnType<typeof useModeration>['actions'];

/** What the owner sees, and what they do about it. */
export function useModeration(port: ModerationPort, comments: CommentsPort, owner: Reader) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [message, setMessage] = useState('');
  const list = useCommentList(port);

  const load = useCallback(async () => {
    const outcome = await port.overview();
    if (outcome.ok) setOverview(outcome.value);
    setFailed(!outcome.ok);
  }, [port]);
  useEffect(() => void load(), [load]);

  /** Does something, says what became of it, and shows what is true then. */
  const act = async (work: Promise<Outcome<void>>, done: string) => {
    const outcome = await work;
    const problem = outcome.ok ? null : outcome.problem.kind;
    setMessage(problem === 'signed-out' ? commentWords.signedOut : problem ? words.notDone : done);
    await load();
    return outcome.ok;
  };
  const nameOf = ({ username }: Pick<Comment, 'username'>) => visibleName(username);
  const deletions = useDeletions((comment) =>
    act(comments.remove(comment.pathName, comment.id), words.deleted(nameOf(comment))),
  );
  const actions = {
    deletions,
    isOwn: ({ userId }: Comment) => userId === owner.uid,
    isBanned: ({ userId }: Comment) => overview?.banned.some((each) => each.userId === userId) ?? false,
    ban: (author: Comment) => act(port.ban(author), words.banned(nameOf(author))),
    unban: (person: Pick<Banned, 'userId' | 'username'>) =>
      act(port.unban(person.userId), words.unbanned(nameOf(person))),
    async approve(comment: Comment) {
      if (await act(port.approve(comment), words.approved(nameOf(comment)))) list.again();
    },
  };
  const setHolding = (holdsNewcomers: boolean) => {
    setOverview((before) => before && { ...before, holdsNewcomers });
    void act(port.setHolding(holdsNewcomers), holdsNewcomers ? words.holds : words.holdsNot);
  };
  return { overview, hasFailed, message, list, load, actions, setHolding };
}
