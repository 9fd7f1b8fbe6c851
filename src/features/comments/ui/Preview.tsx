import { useDeferredValue } from 'react';
import { comments as words } from '#language';
import { CommentBody } from './CommentBody.tsx';
import styles from './Composer.module.css';
import { hasMarkdown } from './markdown-parser.ts';

/** What a text will look like, as soon as it has more than plain words. */
export function Preview({ text }: { readonly text: string }) {
  // Typing doesn't wait for the parser.
  const body = useDeferredValue(text).trim();
  if (!hasMarkdown(body)) return null;
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <p className={styles.previewName} aria-hidden="true">
        {words.preview}
      </p>
      <CommentBody body={body} />
    </section>
  );
}
