import { useMemo, useState } from 'react';
import { Program } from '#design/demo/Program.tsx';
import { CommentSection } from '../../../examples/05-comment-section/src/CommentSection.tsx';
import type { Person } from '../../../examples/05-comment-section/src/comment.ts';
import type { MemoryBackend } from '../../../examples/05-comment-section/src/memory-store.ts';
import { memoryStorage } from '../../../examples/05-comment-section/src/testing/sample.ts';
import type { Connection } from './connection.ts';
import styles from './Demo.module.css';

interface TabProps {
  readonly name: string;
  readonly accounts: readonly Person[];
  readonly backend: MemoryBackend;
  readonly connection: Connection;
  /** The uid of the person who is signed in at first. */
  readonly first: string;
}

/** One reader's browser tab. It forgets unsent text with the page. */
export function Tab({ name, accounts, backend, connection, first }: TabProps) {
  const [uid, setUid] = useState(first);
  const [storage] = useState(memoryStorage);
  const me = accounts.find((each) => each.uid === uid) ?? null;
  const store = useMemo(() => connection.over(backend.openFor(me)), [connection, backend, me]);
  const bar = (
    <label className={styles.bar}>
      <strong>{name}</strong> as{' '}
      <select value={uid} autoComplete="off" onChange={(event) => setUid(event.target.value)}>
        <option value="">a guest</option>
        <option value="ada">Ada</option>
        <option value="ben">Ben</option>
      </select>
    </label>
  );
  return (
    <Program bar={bar} className={styles.tab}>
      <CommentSection
        key={uid}
        store={store}
        me={me}
        pathName="/blogpost5"
        heading={name}
        storage={storage}
      />
    </Program>
  );
}
