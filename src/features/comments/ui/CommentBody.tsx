import '#design/code.css';
import '#design/prose.css';
import { memo, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/ui/Button.tsx';
import { foldBlankLines, isLong } from '#features/comments/markdown/display-text.ts';
import { Markdown } from '#features/comments/markdown/Markdown.tsx';
import { comments as words } from '#language';
import styles from './CommentBody.module.css';

/**
 * A comment's text. Only the style sheet cuts off a long one, so that screen readers, searching and printing have all of it. Parsing it again at
 * each change of the conversation would hold up typing.
 */
export const CommentBody = memo(function CommentBody({ body }: { readonly body: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const text = foldBlankLines(body);
  const long = isLong(text);
  return (
    <>
      {/* biome-ignore lint/a11y: the handler only notices the focus on a link in it. */}
      <div
        id={id}
        className={`prose ${styles.body}`}
        dir="auto"
        data-body
        data-folded={(long && !isOpen) || undefined}
        // A focused link must be visible.
        onFocus={() => setOpen(true)}
      >
        {/* Anew for each text: a browser that translates the page has put other nodes in place of React's. */}
        <Markdown key={text} text={text} />
      </div>
      {long && (
        <Button
          tone="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={({ currentTarget }) => {
            flushSync(() => setOpen(!isOpen));
            // The text that folds may be much longer than the screen.
            if (isOpen) currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          {isOpen ? words.showLess : words.showAll}
        </Button>
      )}
    </>
  );
});
