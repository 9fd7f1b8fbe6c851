import type { ReactNode } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import styles from './CommentArea.module.css';

/** Three comments in outline. */
export function LoadingList() {
  return (
    <div className={styles.outlines}>
      <p className="hidden-visually">{words.loading}</p>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.outline} />
      ))}
    </div>
  );
}

/** For code that could not be fetched. A browser may remember a failed import, so only reloading the page helps. */
export function MissingCode({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.list} role="alert">
      <p className={styles.connection}>{children}</p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
    </div>
  );
}

/** An unplugged cable, while there is no connection and nothing has been loaded. */
export function NoConnection() {
  return (
    <div className={`${styles.empty} ${styles.late}`} role="status">
      <svg viewBox="0 0 120 80" className={`drawing ${styles.emptyDrawing}`} aria-hidden="true">
        <path className="line" d="M2 58c24 10 12-18 30-18M118 22c-20-8-10 18-24 18" />
        <path className="accent" d="M32 30h4v-4h12a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H36v-4h-4z" />
        <path className="line" d="M54 34h8M54 46h8" />
        <path className="paper" d="M94 26H80a4 4 0 0 0-4 4v20a4 4 0 0 0 4 4h14z" />
        <path
          className="line"
          d="M76 34h7M76 46h7M69 22v-6M64 24l-4-5M74 24l4-5M69 58v6M64 56l-4 5M74 56l4 5"
        />
      </svg>
      <p>{words.unreachable}</p>
      <p className={styles.hint}>{words.unreachableHint}</p>
    </div>
  );
}

/** Two speech bubbles, one of them empty, while there is no comment. */
export function Empty() {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" className={`drawing ${styles.emptyDrawing}`} aria-hidden="true">
        <path
          className="paper"
          d="M20 14h78a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H44L30 64V52H20a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z"
        />
        <path className="line" d="M28 27h46M28 38h30" />
        <path
          className="wash"
          strokeDasharray="4 4"
          d="M76 60h64a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4Z"
        />
        <circle className="accent" cx="72" cy="38" r="5" />
      </svg>
      <p>{words.noneYet}</p>
    </div>
  );
}
