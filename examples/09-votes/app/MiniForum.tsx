import { useMemo, useState, useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import { useTabPerson } from '../../shell/use-tab-person.ts';
import { useTypingKept } from '../../shell/use-typing-kept.ts';
import { Forum } from '../src/Forum.tsx';
import { guard } from '../src/place.ts';
import type { Person, Post } from '../src/post.ts';
import { useHashPlace } from '../src/use-hash-place.ts';
import { firstPosts } from './first-posts.ts';
import { keptBoard } from './kept-board.ts';
import styles from './MiniForum.module.css';
import { inOrder, type Scores, scoresOf } from './order.ts';
import { readPosts } from './stored-posts.ts';
import { Title } from './Title.tsx';

const people: readonly Person[] = [
  { uid: 'ada', name: 'Ada' },
  { uid: 'ben', name: 'Ben' },
];
const posts = keep<readonly Post[]>(
  'app:mini-forum:posts',
  readPosts,
  firstPosts,
);
const line = { isCut: false };
const board = keptBoard(posts, async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return !line.isCut;
});

export function MiniForum() {
  const isSaved = useSyncExternalStore(posts.watch, posts.isSaved);
  function startOver() {
    line.isCut = false;
    posts.startOver();
  }
  return (
    <AppShell
      isSaved={isSaved}
      startOver={startOver}
      className={styles.page}
    >
      <Program />
    </AppShell>
  );
}

function Program() {
  const [me, become] = useTabPerson('app:mini-forum:person', people);
  const [scores, setScores] = useState<Scores | null>(null);
  const [isCut, setCut] = useState(line.isCut);
  const [wanted, go] = useHashPlace();
  const forum = useTypingKept<HTMLDivElement>('app:mini-forum:typed');
  const store = useMemo(
    () => inOrder(board.openFor(me), scores),
    [me, scores],
  );

  function cut(is: boolean) {
    line.isCut = is;
    setCut(is);
  }

  return (
    <>
      <Title />
      <div className={styles.controls}>
        {guard(wanted, me !== null) === 'posts' && (
          <fieldset className={styles.order}>
            <legend>Sort by</legend>
            <label>
              <input
                type="radio"
                name="order"
                checked={scores === null}
                onChange={() => setScores(null)}
              />
              Newest
            </label>
            <label>
              <input
                type="radio"
                name="order"
                checked={scores !== null}
                onChange={() => setScores(scoresOf(posts.current()))}
              />
              Most liked
            </label>
          </fieldset>
        )}
        <label className={styles.line}>
          <input
            type="checkbox"
            checked={isCut}
            onChange={({ target }) => cut(target.checked)}
          />
          The database is out of reach: votes go back
        </label>
      </div>
      <div className={styles.forum} ref={forum}>
        <Forum
          store={store}
          me={me}
          wanted={wanted}
          go={go}
          signIn={people.map((person) => (
            <button
              key={person.uid}
              type="button"
              onClick={() => become(person)}
            >
              Continue as {person.name}
            </button>
          ))}
          onSignOut={() => become(null)}
          takeBack={store.takeBack}
        />
      </div>
    </>
  );
}
