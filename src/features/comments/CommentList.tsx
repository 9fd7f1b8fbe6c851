import { type RefObject, useEffect, useMemo, useState } from 'react';
import { Icon } from '#design/ui/Icon.tsx';
import styles from './CommentArea.module.css';
import type { DeskState } from './desk-state.ts';
import { type LetIn, letIn } from './held-back.ts';
import { Empty, LoadingList, OutOfReach } from './Loading.tsx';
import { LookAgain } from './LookAgain.tsx';
import type { Comment, Reader } from './model.ts';
import { NewCommentsButton } from './NewCommentsButton.tsx';
import type { SignInOutcome } from './SignIn.tsx';
import { withAhead } from './shown.ts';
import { Threads } from './Threads.tsx';
import { threadsOf } from './thread.ts';
import type { Seen, Writing } from './use-comments.ts';
import { useInView } from './use-in-view.ts';
import { focusOn, useNamed } from './use-target.ts';

interface Props {
  readonly seen: Seen;
  readonly own: DeskState;
  readonly reader: Reader | null;
  readonly mayWrite: boolean;
  readonly writing: Writing | null;
  /** Whether what a writer needs is on its way: nothing is where it will be before that has come. */
  readonly isWritingDue: boolean;
  readonly section: RefObject<HTMLElement | null>;
  readonly onSignIn: () => Promise<SignInOutcome>;
  readonly onCount: (count: number) => void;
  /** Asks for the comments again, where nobody tells this reader of new ones. */
  readonly onLook?: (() => Promise<void>) | undefined;
}

const none: readonly Comment[] = [];

/** What has been written, what waits behind the button, and how the connection is. */
export function CommentList(props: Props) {
  const { seen, own, reader, mayWrite, writing, isWritingDue, section, onSignIn, onCount, onLook } = props;
  const { list, problem } = seen;
  const isReading = useInView(section);
  const [known, setKnown] = useState<LetIn>(null);
  const isOwn = (comment: Comment) =>
    comment.userId === reader?.uid || own.written.some(({ id }) => id === comment.id);
  const admitted = list ? letIn(known, list, isReading, isOwn) : known;
  if (admitted !== known) setKnown(admitted);

  const held = (list ?? none).filter(({ id }) => !admitted?.has(id));
  const shown = useMemo(
    () =>
      withAhead(
        (list ?? none).filter(({ id }) => admitted?.has(id)),
        own,
      ),
    [list, admitted, own],
  );
  const replyingIn = own.focus.kind === 'replying' ? own.focus.thread : null;
  const threads = useMemo(() => threadsOf(shown, replyingIn ? [replyingIn] : []), [shown, replyingIn]);
  const named = useNamed(list !== null && !isWritingDue);
  const isMissing = named && !named.isShown && !held.some(({ id }) => named.id === `comment-${id}`);
  const count = list ? shown.filter(({ unsent }) => !unsent).length : null;
  useEffect(() => {
    if (count !== null) onCount(count);
  }, [count, onCount]);

  const [firstOfHeld, setFirstOfHeld] = useState<string | null>(null);
  useEffect(() => {
    if (firstOfHeld) focusOn(firstOfHeld);
  }, [firstOfHeld]);
  const show = () => {
    const arrived = new Set(held.map(({ id }) => id));
    const inOrder = threadsOf(withAhead(list ?? none, own)).flatMap(({ top, replies }) => [top, ...replies]);
    const first = inOrder.find((comment) => comment && arrived.has(comment.id));
    setKnown(new Set([...(admitted ?? []), ...arrived]));
    setFirstOfHeld(first ? `comment-${first.id}` : null);
  };

  return (
    <>
      {problem && list && (
        <p className={styles.connection} role="status">
          <Icon name="offline" />
          The connection is lost. It comes back by itself; these comments may be out of date.
        </p>
      )}
      {isMissing && (
        <p role="status" className={styles.hint}>
          The comment that this link names is not here any more.
        </p>
      )}
      <NewCommentsButton count={held.length} onShow={show} />
      <div className={styles.list}>
        {threads.length > 0 ? (
          <Threads
            threads={threads}
            own={own}
            reader={reader}
            mayWrite={mayWrite}
            writing={writing}
            isWritingDue={isWritingDue}
            marked={named?.isShown ? named.id : null}
            onSignIn={onSignIn}
          />
        ) : list === null ? (
          (problem && <OutOfReach />) || <LoadingList />
        ) : (
          held.length === 0 && <Empty />
        )}
      </div>
      {onLook && list && <LookAgain hasNew={held.length > 0 || problem !== null} onLook={onLook} />}
    </>
  );
}
