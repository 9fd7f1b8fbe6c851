import { useState } from 'react';
import { MemoryForum } from '../../../examples/09-votes/src/MemoryForum.tsx';
import type { Place } from '../../../examples/09-votes/src/place.ts';
import styles from './Demo.module.css';

/** The example itself, on this page: its places have no addresses here, since the address is the article's. */
export function Demo() {
  const [wanted, go] = useState<Place>('posts');
  return (
    <div className={styles.demo}>
      <MemoryForum wanted={wanted} go={go} />
    </div>
  );
}
