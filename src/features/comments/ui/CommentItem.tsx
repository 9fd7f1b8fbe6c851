import { type ReactNode, useSyncExternalStore } from 'react';
import type { Shown } from '../conversation/selectors.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Comment.module.css';
import { useFocusTarget } from './conversation-context.ts';
import { shortDate, utcDate } from './dates.ts';
import { visibleName } from './display-text.ts';

/** One comment: its author, its date, and the content that its caller puts in it. */
export function CommentItem({
  comment,
  isLinked,
  children,
}: {
  readonly comment: Shown;
  readonly isLinked: boolean;
  readonly children: ReactNode;
}) {
  const { id, userImg, createdAt, unsent, isSaving } = comment;
  const name = visibleName(comment.username);
  const date = useDate(createdAt);
  const article = useFocusTarget<HTMLElement>({ kind: 'comment', id }, isLinked ? center : undefined);
  return (
    <article
      ref={article}
      id={`comment-${id}`}
      className={styles.comment}
      aria-label={`Comment by ${name}, ${date}`}
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

/** In the reader's own form and time zone, which a server that renders this doesn't know. */
function useDate(iso: string): string {
  return useSyncExternalStore(
    never,
    () => shortDate(iso),
    () => utcDate(iso),
  );
}
const never = () => () => undefined;
