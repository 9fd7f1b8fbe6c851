import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './Comment.module.css';
import { shortDate } from './dates.ts';
import { visibleName } from './display-text.ts';
import type { Shown } from './shown.ts';

/** One comment: whose, of when, and in it whatever its place in the conversation asks for. */
export function CommentItem({
  comment,
  isMarked,
  children,
}: {
  readonly comment: Shown;
  readonly isMarked: boolean;
  readonly children: ReactNode;
}) {
  const { id, userImg, createdAt, unsent, isSaving } = comment;
  const name = visibleName(comment.username);
  const date = shortDate(createdAt);
  return (
    <article
      id={`comment-${id}`}
      className={styles.comment}
      aria-label={`Comment by ${name}, ${date}`}
      tabIndex={-1}
      data-marked={isMarked || undefined}
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
