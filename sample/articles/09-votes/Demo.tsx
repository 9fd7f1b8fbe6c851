import { useState, useSyncExternalStore } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { MemoryForum } from '../../../examples/09-votes/src/MemoryForum.tsx';
import { createBoard } from '../../../examples/09-votes/src/memory-store.ts';
import type { Place } from '../../../examples/09-votes/src/place.ts';
import { samplePosts } from '../../../examples/09-votes/src/sample-posts.ts';
import { withConnection } from './connection.ts';
import styles from './Demo.module.css';
import { StoredPost } from './StoredPost.tsx';

/** The example itself, on this page: its places have no addresses here, since the address is the article's. */
export function Demo() {
  const [run, setRun] = useState(0);
  return (
    <section className={styles.demo} aria-label="Demo: vote on ideas">
      <Browser key={run} reset={() => setRun(run + 1)} />
    </section>
  );
}

function Browser({ reset }: { readonly reset: () => void }) {
  const [board] = useState(() => createBoard(samplePosts));
  const [connection] = useState(() => withConnection(board));
  const [reader] = useState(() => board.openFor(null));
  const [wanted, go] = useState<Place>('posts');
  const { watch, isOffline, set } = connection;
  const stored = useSyncExternalStore(reader.subscribe, reader.current, reader.current);

  return (
    <>
      <div className={styles.switches}>
        <Choice
          type="checkbox"
          checked={useSyncExternalStore(watch, isOffline, isOffline)}
          onChange={(event) => set(event.target.checked)}
        >
          Offline
        </Choice>
        <Button onClick={reset}>Reset</Button>
      </div>
      <div className={styles.tab}>
        <MemoryForum board={connection} wanted={wanted} go={go} />
      </div>
      <div>
        <p className={styles.caption}>What is stored</p>
        <ul className={styles.documents}>
          {stored?.ok &&
            stored.value.map((post) => (
              <li key={post.id}>
                <StoredPost {...post} />
              </li>
            ))}
        </ul>
      </div>
    </>
  );
}
