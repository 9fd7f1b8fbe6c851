import {
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './Forum.module.css';
import { NewPost } from './NewPost.tsx';
import { PostItem } from './PostItem.tsx';
import { guard, type Place } from './place.ts';
import type { Person } from './post.ts';
import { type PostStore, wordsFor } from './store.ts';

interface ForumProps {
  readonly store: PostStore;
  /** Who is signed in, the same person that the store was opened for. */
  readonly me: Person | null;
  /** What is known before that: somebody was signed in here last time. */
  readonly isAuth: boolean;
  readonly wanted: Place;
  readonly go: (place: Place) => void;
  /** The ways to sign in that this page offers. */
  readonly signIn: ReactNode;
  readonly onSignOut: () => void;
}

export function Forum(props: ForumProps) {
  const { store, me, isAuth, wanted, go, signIn, onSignOut } = props;
  const seen = useSyncExternalStore(
    store.subscribe,
    store.current,
    store.current,
  );
  const [text, setText] = useState('');
  // #region place
  const place = guard(wanted, isAuth);
  // #endregion place
  const section = useKeyboardKept(place);

  function leave() {
    onSignOut();
    go('posts');
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
            onClick={() => go('new')}
          >
            New post
          </button>
        ) : (
          <button key="all" type="button" onClick={() => go('posts')}>
            All posts
          </button>
        )}
        <span className={styles.who}>
          {me === null ? (
            'You are signed out.'
          ) : (
            <>
              You are {me.name}.{' '}
              <button type="button" onClick={leave}>
                Leave
              </button>
            </>
          )}
        </span>
      </div>
      {place === 'sign-in' && (
        <div className={styles.form}>
          <p>Sign in, so that your name and your one vote are yours.</p>
          {signIn}
        </div>
      )}
      {place === 'new' && (
        <NewPost
          text={text}
          onText={setText}
          add={store.add}
          onAdded={() => {
            setText('');
            go('posts');
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
              me={me}
              store={store}
              onSignIn={() => go('sign-in')}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A button that goes away must not take the keyboard with it. */
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
