import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/ui/Button.tsx';
import { comments as words } from '#language';
import styles from './CommentBody.module.css';
import { capMarks, foldBlankLines, isLong } from './display-text.ts';
import { linkify } from './linkify.ts';

/**
 * What a comment says. Addresses become links that vouch for nothing; everything else stays text. A long one is cut off by
 * the style sheet until it is opened, so that screen readers, searching and printing still have all of it.
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
        // A link that the keyboard reaches must be seen.
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
            // What was below a long text would otherwise be far from where the reader is.
            if (isOpen) currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          {isOpen ? words.showLess : words.showAll}
        </Button>
      )}
    </>
  );
}

/** Addresses are found before marks are capped, so that a link leads where its writer wanted. */
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
