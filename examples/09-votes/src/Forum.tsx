import {
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './Forum.module.css';
import { NewPost, newDraft } from './NewPost.tsx';
import { PostItem } from './PostItem.tsx';
import { guard, type Place, type Wanted } from './place.ts';
import type { Draft, Person } from './post.ts';
import { type Outcome, type PostStore, wordsFor } from './store.ts';
import type { Direction } from './vote.ts';

interface ForumProps {
  readonly store: PostStore;
  /**
   * The person that the store was opened for: null if nobody is signed in,
   * undefined until that is known.
   */
  readonly me: Person | null | undefined;
  readonly wanted: Wanted;
  readonly go: (place: Wanted) => void;
  /** The ways to sign in that this page offers. */
  readonly signIn: ReactNode;
  readonly onSignOut: () => void;
  /** Only where a vote isn't final. */
  readonly takeBack?: (id: string) => Promise<Outcome>;
}

export function Forum(props: ForumProps) {
  const { store, me, wanted, go, signIn, onSignOut } = props;
  const seen = useSyncExternalStore(
    store.subscribe,
    store.current,
    store.current,
  );
  const [drafts, setDrafts] = useState<Record<string, Draft>>({});
  const [notice, setNotice] = useState('');
  const isAuth = me === undefined ? null : me !== null;
  const place = guard(wanted, isAuth);
  const section = useKeyboardKept(place);
  /** A vote that needs a sign-in first. */
  const earlierVote = useRef<{ id: string; direction: Direction }>(null);

  function takeEarlierVote(id: string) {
    if (earlierVote.current?.id !== id) return null;
    const { direction } = earlierVote.current;
    earlierVote.current = null;
    return direction;
  }

  function look(at: Wanted) {
    earlierVote.current = null;
    setNotice('');
    go(at);
  }

  function leave() {
    // The button that was pressed goes away.
    section.current?.focus({ preventScroll: true });
    onSignOut();
    look('posts');
  }

  return (
    <section
      ref={section}
      className={styles.forum}
      aria-label="Ideas"
      tabIndex={-1}
    >
      <div className={styles.bar}>
        {place === 'posts' ? (
          <button
            key="new"
            type="button"
            className={styles.main}
            onClick={() => look('new')}
          >
            New post
          </button>
        ) : (
          <button key="all" type="button" onClick={() => look('posts')}>
            All posts
          </button>
        )}
        {me === null && (
          <span className={styles.who}>You are signed out.</span>
        )}
        {me && (
          <span className={styles.who} key={me.uid}>
            You are {me.name}.{' '}
            <button type="button" onClick={leave}>
              Leave
            </button>
          </span>
        )}
      </div>
      {place === 'sign-in' && (
        <div className={styles.form}>
          <p>Sign in, so that your name and your one vote are yours.</p>
          {signIn}
        </div>
      )}
      {place === 'waiting' && <p>One moment…</p>}
      <p aria-live="polite" className={styles.notice}>
        {notice}
      </p>
      {place === 'new' && me && (
        <NewPost
          key={me.uid}
          draft={drafts[me.uid] ?? newDraft()}
          onDraft={(draft) => setDrafts({ ...drafts, [me.uid]: draft })}
          add={store.add}
          onAdded={(added, isOpen) => {
            // Meanwhile, the form may have been opened for another idea.
            setDrafts((now) =>
              now[me.uid] === added
                ? { ...now, [me.uid]: newDraft() }
                : now,
            );
            setNotice('Your post was published.');
            if (isOpen) go('posts');
          }}
        />
      )}
      {place === 'posts' && seen === null && <p>Loading the posts…</p>}
      {place === 'posts' && seen?.ok === false && (
        <p role="alert">{wordsFor[seen.why]}</p>
      )}
      {place === 'posts' && seen?.ok && (
        <ul className={styles.posts}>
          {seen.value.map((post) => (
            <PostItem
              key={`${me?.uid} ${post.id}`}
              post={post}
              me={me ?? null}
              store={store}
              onSignIn={(direction) => {
                earlierVote.current = { id: post.id, direction };
                go('sign-in');
              }}
              takeEarlierVote={takeEarlierVote}
              takeBack={props.takeBack}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A button that goes away must not take the focus with it. */
function useKeyboardKept(place: Place) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (
      before.current !== place &&
      document.activeElement === document.body
    )
      section.current?.focus({ preventScroll: true });
    before.current = place;
  }, [place]);
  return section;
}
