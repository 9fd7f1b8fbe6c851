import { useDeferredValue } from 'react';
import { hasMarkdown } from '#features/comments/markdown/markdown-parser.ts';
import { comments as words } from '#language';
import { CommentBody } from './CommentBody.tsx';

/** What a text will look like, as soon as it has more than plain words. */
export function Preview({ text }: { readonly text: string }) {
  // Typing doesn't wait for the parser.
  const body = useDeferredValue(text).trim();
  if (!hasMarkdown(body)) return null;
  return (
    <section className="formatting-preview" aria-label={words.preview}>
      <p className="formatting-preview-name" aria-hidden="true">
        {words.preview}
      </p>
      <CommentBody body={body} />
    </section>
  );
}
