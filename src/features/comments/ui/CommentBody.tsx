import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import styles from './CommentBody.module.css';
import { capMarks, foldBlankLines, isLong } from './display-text.ts';
import { linkify } from './linkify.ts';

/**
 * A comment's text, with links. A long one is cut off only by the style sheet, so that screen readers, searching and printing
 * have all of it.
 */
export function CommentBody({ body }: { readonly body: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const text = foldBlankLines(body);
  const long = isLong(text);
  return (
    <>
      <p
        id={id}
        className={styles.body}
        dir="auto"
        data-body
        data-folded={(long && !isOpen) || undefined}
        // A focused link must be visible.
        onFocus={() => setOpen(true)}
      >
        <LinkedText text={text} />
      </p>
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
}

/** Addresses are found before marks are capped, so that no link changes. */
function LinkedText({ text }: { readonly text: string }) {
  let at = 0;
  return linkify(text).map((part) => {
    const key = at;
    at += part.text.length;
    const drawn = capMarks(part.text);
    return part.href === undefined ? (
      drawn
    ) : (
      <a key={key} href={part.href} dir="ltr" rel="ugc nofollow noopener">
        {drawn}
      </a>
    );
  });
}
