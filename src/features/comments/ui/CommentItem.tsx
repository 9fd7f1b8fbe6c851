import { useEffect, useState } from 'react';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as words } from '#language';
import type { InThread } from '../conversation/view.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Comment.module.css';
import { CommentBody } from './CommentBody.tsx';
import { useConversation, useFocusTarget, useIsBrowser } from './conversation-context.ts';
import { Like, SignInToLike } from './Like.tsx';
import { locale } from './locale.ts';

export function CommentItem({ comment, thread }: InThread) {
  const { state, writer } = useConversation();
  const { linked, form, isAuth, list, likes } = state;
  const { id, userImg, createdAt, status } = comment;
  const hasLikes = likes.counts !== null && !status;
  const isLinked = linked?.id === id && linked.status === 'shown';
  const editing = isAuth && form?.kind === 'edit' && form.id === id ? form : null;
  const name = visibleName(comment.username);
  // A server that renders this doesn't know the reader's locale and time zone.
  const isBrowser = useIsBrowser();
  const date = isBrowser ? short.format(new Date(createdAt)) : createdAt.slice(0, 10);
  const article = useFocusTarget<HTMLElement>(`comment ${id}`, isLinked ? focusInCenter : undefined);
  return (
    <article
      ref={article}
      id={`comment-${id}`}
      className={styles.comment}
      aria-label={words.by(name, date)}
      tabIndex={-1}
      data-marked={isLinked || undefined}
      data-unsent={status}
    >
      <Avatar name={name} image={userImg} />
      {/* Firefox exposes it only with an ARIA attribute, and Orca returns to the page's start when the focused article gets children. */}
      <div className={styles.main} aria-live="off">
        <p className={styles.meta}>
          <bdi className={styles.name} translate="no">
            {name}
          </bdi>
          {list.owners?.includes(comment.userId) && <span className={styles.author}>{words.author}</span>}
          <a href={`#comment-${id}`} className={styles.date}>
            {isBrowser ? <Age createdAt={createdAt} /> : <time dateTime={createdAt}>{date}</time>}
          </a>
        </p>
        {writer && editing ? (
          <writer.EditForm comment={comment} form={editing} />
        ) : (
          <CommentBody body={comment.body} />
        )}
        {writer && !editing && <writer.CommentActions comment={comment} thread={thread} />}
        {hasLikes && !(writer && isAuth) && (
          <div className={styles.meta}>
            <Like subject={id} />
            <SignInToLike subject={id} />
          </div>
        )}
        {/* Keeps the place of the buttons until their code has loaded. */}
        {isAuth && !writer && !hasLikes && thread.top && <div className={styles.toolsRoom} />}
      </div>
    </article>
  );
}

function focusInCenter(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}

/** How long ago a comment was written, or the date of an older one. */
function Age({ createdAt }: { readonly createdAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(createdAt);
  return (
    <time dateTime={createdAt} title={full.format(date)}>
      {age(now, date.getTime()) ?? short.format(date)}
    </time>
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const midnight = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);

/** Null after a week, or if the clock of the writer or the reader is wrong. Days are the calendar's: 'yesterday' ends at midnight. */
function age(now: number, then: number): string | null {
  const ms = now - then;
  const days = Math.round((midnight(now) - midnight(then)) / day);
  if (ms < -minute || days > 6) return null;
  if (ms < minute) return relative.format(0, 'second');
  if (ms < hour) return relative.format(-Math.floor(ms / minute), 'minute');
  if (ms < day) return relative.format(-Math.floor(ms / hour), 'hour');
  return relative.format(-days, 'day');
}

// One of each for all comments, because making a formatter costs far more than using it.
const short = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' });
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
