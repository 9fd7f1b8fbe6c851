import { listOf } from '../../../examples/09-votes/src/playground/changes.ts';
import styles from './Demo.module.css';

interface StoredPostProps {
  readonly text: string;
  readonly upvotes: unknown;
  readonly downvotes: unknown;
}

/** As much of a document as votes are about, as the database has it. */
export function StoredPost({ text, upvotes, downvotes }: StoredPostProps) {
  return (
    <dl className={styles.document}>
      <dt>text</dt>
      <dd>{text}</dd>
      <dt>upvotes</dt>
      <dd>{shown(upvotes)}</dd>
      <dt>downvotes</dt>
      <dd>{shown(downvotes)}</dd>
    </dl>
  );
}

const shown = (value: unknown) => (Array.isArray(value) ? `[${listOf(value).join(', ')}]` : String(value));
