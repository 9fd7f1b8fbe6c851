import type { ReactNode } from 'react';
import { comments as words } from '#language';
import type { Shown } from '../conversation/view.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Comment.module.css';
import { useConversation, useFocusTarget, useIsBrowser } from './conversation-context.ts';
import { visibleName } from './display-text.ts';

/** One comment: its author, its date, and the content that its caller puts in it. */
export function CommentItem({
  comment,
  children,
}: {
  readonly comment: Shown;
  readonly children: ReactNode;
}) {
  const { id, userImg, createdAt, unsent, isSaving } = comment;
  const { linked } = useConversation().state;
  const isLinked = linked?.id === id && linked.status === 'shown';
  const name = visibleName(comment.username);
  // A server that renders this doesn't know the reader's locale and time zone.
  const date = useIsBrowser() ? shortDate(createdAt) : createdAt.slice(0, 10);
  const article = useFocusTarget<HTMLElement>(`comment ${id}`, isLinked ? center : undefined);
  return (
    <article
      ref={article}
      id={`comment-${id}`}
      className={styles.comment}
      aria-label={words.by(name, date)}
      tabIndex={-1}
      data-marked={isLinked || undefined}
      data-unsent={unsent?.kind ?? (isSaving ? 'sending' : undefined)}
    >
      <Avatar name={name} image={userImg} />
      <div className={styles.main}>
        <p className={styles.meta}>
          <bdi className={styles.name}>{name}</bdi>
          <a href={`#comment-${id}`} className={styles.date}>
            <time dateTime={createdAt}>{date}</time>
          </a>
        </p>
        {children}
      </div>
    </article>
  );
}

function center(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}

// One for all: making a formatter costs far more than using it.
const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' });
const shortDate = (iso: string) => format.format(new Date(iso));
