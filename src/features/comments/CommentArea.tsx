import { useEffect, useRef, useState } from 'react';
import type { Ports } from './adapters/select.ts';
import styles from './CommentArea.module.css';
import { CommentList } from './CommentList.tsx';
import { Loading, Unreachable } from './Loading.tsx';
import type { LocalStore } from './local-store.ts';
import type { PagePath } from './model.ts';
import { SignIn } from './SignIn.tsx';
import { SignOut } from './SignOut.tsx';
import { useDeskState, useIsAuth, useReader, useSeen, useWriting } from './use-comments.ts';
import { useExpiry } from './use-expiry.ts';
import { focusOn, useTarget } from './use-target.ts';
import { commentCount } from './words.ts';

/** A backend, and what this browser remembers. */
export interface Connected extends Ports {
  readonly store: LocalStore;
}

interface Props {
  readonly page: PagePath;
  /** null while the backend's code is on its way. */
  readonly connected: Connected | 'failed' | null;
}

/** The whole area: the heading, who is here, the form for those who may write, and what has been written. */
export function CommentArea({ page, connected }: Props) {
  const section = useRef<HTMLElement>(null);
  const [count, setCount] = useState<number | null>(null);
  return (
    <section ref={section} className={styles.area} aria-labelledby="comments-heading" data-comments>
      <header className={styles.header}>
        <h2 id="comments-heading" tabIndex={-1}>
          Comments
        </h2>
        {count !== null && count > 0 && <p className={styles.count}>{commentCount(count)}</p>}
      </header>
      {connected === 'failed' ? (
        <Unreachable what="The comments" />
      ) : connected === null ? (
        <Loading />
      ) : (
        <Conversation page={page} {...connected} section={section} onCount={setCount} />
      )}
    </section>
  );
}

interface ConversationProps extends Connected {
  readonly page: PagePath;
  readonly section: React.RefObject<HTMLElement | null>;
  readonly onCount: (count: number) => void;
}

function Conversation({ page, comments, reader: port, store, section, onCount }: ConversationProps) {
  const seen = useSeen(comments, page);
  const isAuth = useIsAuth(store);
  const who = useReader(port);
  const reader = isAuth ? (who ?? null) : null;
  const loaded = useWriting({ page, port: comments, store, isAuth });
  const writing = loaded === 'failed' ? null : loaded;
  const isWritingDue = isAuth && loaded === null;
  const own = useDeskState(writing?.desk);
  const expiry = useExpiry(store, isAuth);
  const [justSignedIn, setJustSignedIn] = useState(false);
  const [hasSignedOut, setHasSignedOut] = useState(false);
  const [wasAuth, setWasAuth] = useState(isAuth);
  if (isAuth !== wasAuth) {
    setWasAuth(isAuth);
    // The form that has the keyboard is still there now, and won't be once this is drawn.
    if (!isAuth && section.current?.contains(document.activeElement)) setHasSignedOut(true);
  }
  useTarget(own.target);

  const desk = writing?.desk;
  useEffect(() => desk?.readerIs(reader), [desk, reader]);
  useEffect(() => {
    if (seen.list) desk?.saw(seen.list);
  }, [desk, seen.list]);
  // The button that was pressed is gone by now: the keyboard goes on to what has taken its place.
  useEffect(() => {
    if (justSignedIn && isAuth && writing) {
      focusOn('box-new');
      setJustSignedIn(false);
    }
  }, [justSignedIn, isAuth, writing]);
  useEffect(() => {
    if (hasSignedOut && !isAuth) {
      if (document.activeElement === document.body) focusOn('sign-in');
      setHasSignedOut(false);
    }
  }, [hasSignedOut, isAuth]);

  const signOut = async () => {
    desk?.drafts.flush();
    const loss = writing?.parts.lossWords(store);
    if (loss && !window.confirm(loss)) return undefined;
    const outcome = await expiry.asked(() => port.signOut());
    if (outcome.ok) {
      desk?.forget();
      setHasSignedOut(true);
    }
    return outcome;
  };
  const look = comments.refresh?.bind(comments, page);
  const signIn = async () => {
    const outcome = await port.signIn();
    if (outcome.ok) setJustSignedIn(true);
    return outcome;
  };

  return (
    <>
      <div className={styles.desk}>
        {loaded === 'failed' && <Unreachable what="The form" />}
        {isAuth ? (
          <>
            {writing && <writing.parts.NewComment desk={writing.desk} />}
            {isWritingDue && <div className={styles.deskOutline} />}
            <SignOut reader={reader} onSignOut={signOut} />
          </>
        ) : (
          <SignIn onSignIn={signIn} hint={expiry.words} />
        )}
      </div>
      <CommentList
        seen={seen}
        own={own}
        reader={reader}
        mayWrite={isAuth}
        writing={writing}
        isWritingDue={isWritingDue}
        section={section}
        onSignIn={signIn}
        onCount={onCount}
        onLook={isAuth ? undefined : look}
      />
      <p role="status" className="hidden-visually">
        {own.said}
      </p>
    </>
  );
}
