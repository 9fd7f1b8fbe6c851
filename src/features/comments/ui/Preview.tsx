import { comments as words } from '#language';
import { CommentBody } from './CommentBody.tsx';
import { hasMarkdown } from './markdown-parser.ts';

/** What a text will look like, as soon as it has more than plain words. */
export function Preview({ text }: { readonly text: string }) {
  if (!hasMarkdown(text.trim())) return null;
  return (
    <section className="formatting-preview" aria-label={words.preview}>
      <p className="formatting-preview-name" aria-hidden="true">
        {words.preview}
      </p>
      <CommentBody body={text.trim()} />
    </section>
  );
}
