import type { PropsWithChildren, ReactNode } from 'react';
import { article as words } from '#language';
import styles from './Boxes.module.css';

const names = words.callouts;

interface CalloutProps {
  readonly kind?: keyof typeof names;
  /** Instead of the kind's own name. */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** A paragraph set apart from the text. It is no landmark, because there may be several. */
export function Callout({ kind = 'note', title = names[kind], children }: CalloutProps) {
  const isQuiet = kind === 'note' || kind === 'checkpoint';
  return (
    <section
      className={isQuiet ? `${styles.callout} ${styles.note}` : styles.callout}
      role="note"
      aria-label={title}
      data-kind={kind}
    >
      <p className={styles.calloutTitle}>{title}</p>
      {children}
    </section>
  );
}

/** What the reader should see now: words, a picture, or a command and its answer; and the program so far, at `href`. */
export function Checkpoint({ href, children }: PropsWithChildren<{ readonly href?: string }>) {
  return (
    <Callout kind="checkpoint">
      {children}
      {href !== undefined && (
        <p>
          <a href={href} download="">
            {`${words.downloadSoFar} (${href.split('/').at(-1)})`}
          </a>
        </p>
      )}
    </Callout>
  );
}

/** A note in the margin, or a small indented paragraph on narrow screens. It is no landmark, because there may be several. */
export function Aside({ children }: PropsWithChildren) {
  return (
    <section className={styles.aside} role="note" aria-label={words.sideNote}>
      {children}
    </section>
  );
}

/** Around a numbered list: each step with its number on the line that joins them. */
export function Steps({ children }: PropsWithChildren) {
  return <div className={styles.steps}>{children}</div>;
}

/** Something to try: a heading, a test that fails, and the solution in a Fold. */
export function Exercise({ children }: PropsWithChildren) {
  return (
    <section className={styles.exercise} data-exercise="">
      {children}
    </section>
  );
}

/** Something that only some readers need, collapsed under its title: a provider's console, the solution to an exercise. */
export function Fold({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
