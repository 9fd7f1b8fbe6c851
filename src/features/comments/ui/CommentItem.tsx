import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as words } from '#language';
import type { InThread } from '../conversation/view.ts';
import { Avatar } from './Avatar.tsx';
import styles from './Comment.module.css';
import { CommentBody } from './CommentBody.tsx';
import { useConversation, useFocusTarget, useIsBrowser } from './conversation-context.ts';

/** One comment, and what a signed-in reader can do with it. */
export function CommentItem({ comment, thread }: InThread) {
  const { state, writer } = useConversation();
  const { linked, form, isAuth } = state;
  const { id, userImg, createdAt, status } = comment;
  const isLinked = linked?.id === id && linked.status === 'shown';
  const editing = isAuth && form?.kind === 'edit' && form.id === id ? form : null;
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
      data-unsent={status}
    >
      <Avatar name={name} image={userImg} />
      <div className={styles.main}>
        <p className={styles.meta}>
          <bdi className={styles.name}>{name}</bdi>
          <a href={`#comment-${id}`} className={styles.date}>
            <time dateTime={createdAt}>{date}</time>
          </a>
        </p>
        {writer && editing ? (
          <writer.EditForm comment={comment} form={editing} />
        ) : (
          <CommentBody body={comment.body} />
        )}
        {writer && !editing && <writer.CommentActions comment={comment} thread={thread} />}
        {isAuth && !writer && thread.top && <div className={styles.toolsRoom} />}
      </div>
    </article>
  );
}

function center(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}

// One for all comments, because making a formatter costs far more than using it. The first comments are asked for before that.
let format: Intl.DateTimeFormat | undefined;
function shortDate(iso: string): string {
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'short' });
  return format.format(new Date(iso));
}
