import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './Comment.module.css';
import { shortDate } from './dates.ts';
import { linkify } from './linkify.ts';
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
  const { id, username, userImg, createdAt, unsent, isSaving } = comment;
  const date = shortDate(createdAt);
  return (
    <article
      id={`comment-${id}`}
      className={styles.comment}
      aria-label={`Comment by ${username}, ${date}`}
      tabIndex={-1}
      data-marked={isMarked || undefined}
      data-unsent={unsent?.kind ?? (isSaving ? 'sending' : undefined)}
    >
      <Avatar name={username} image={userImg} />
      <div className={styles.main}>
        <p className={styles.meta}>
          <bdi className={styles.name}>{username}</bdi>
          <a href={`#comment-${id}`} className={styles.date}>
            <time dateTime={createdAt}>{date}</time>
          </a>
        </p>
        {children}
      </div>
    </article>
  );
}

/** Text as it was written. Addresses become links that vouch for nothing; everything else stays text. */
export function CommentBody({ body }: { readonly body: string }) {
  let at = 0;
  return (
    <p className={styles.body} dir="auto" data-body>
      {linkify(body).map(({ text, href }) => {
        const key = at;
        at += text.length;
        return href === undefined ? (
          text
        ) : (
          <a key={key} href={href} rel="ugc nofollow noopener">
            {text}
          </a>
        );
      })}
    </p>
  );
}
