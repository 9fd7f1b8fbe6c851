import { Button } from '#design/ui/Button.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import { isDeleted } from '../conversation/view.ts';
import type { Comment } from '../model.ts';
import { isImported } from '../policy.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CommentBody } from '../ui/CommentBody.tsx';
import { commentAfter, useConversation, useFocusTarget, useNextFocus } from '../ui/conversation-context.ts';
import { locale } from '../ui/locale.ts';
import { DeleteButton, Failure, UndoDeletion } from '../ui/UndoDeletion.tsx';
import styles from './Moderation.module.css';
import type { Moderating } from './use-moderation.ts';

interface Rows {
  readonly comments: readonly Comment[];
  readonly moderating: Moderating;
  /** Publishes a comment that waits for approval. */
  readonly approve?: (comment: Comment) => void;
}

export function CommentRows({ comments, ...rest }: Rows) {
  const { state } = useConversation();
  return (
    <ol className={styles.rows} data-comments>
      {comments.map((comment) => (
        <li key={comment.id}>
          {isDeleted(state, comment.id) ? (
            <UndoDeletion id={comment.id} />
          ) : (
            <Row comment={comment} {...rest} />
          )}
        </li>
      ))}
    </ol>
  );
}

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

function Row({ comment, moderating, approve }: Omit<Rows, 'comments'> & { readonly comment: Comment }) {
  const { reader } = useConversation().state;
  const { id, username, userImg, createdAt, pathName, body } = comment;
  const name = visibleName(username);
  const date = format.format(new Date(createdAt));
  const row = useFocusTarget<HTMLElement>(`comment ${id}`);
  useNextFocus(row, commentAfter);
  const isMine = comment.userId === reader?.uid;
  const isBanned = moderating.isBanned(comment);
  const isNew = !approve && moderating.list.isNew(comment);
  const quiet = (label: string, act: (comment: Comment) => unknown) => (
    <Button tone="quiet" onClick={() => act(comment)}>
      {label}
    </Button>
  );
  return (
    <article
      ref={row}
      id={`comment-${id}`}
      tabIndex={-1}
      className={styles.row}
      aria-label={commentWords.by(name, date)}
    >
      <Avatar name={name} image={userImg} />
      <div className={styles.main}>
        <p className={styles.meta}>
          <bdi className={styles.name} translate="no">
            {name}
          </bdi>
          <time dateTime={createdAt}>{date}</time>
          <span>
            {words.on}{' '}
            <a href={approve ? pathName : `${pathName}#comment-${id}`}>
              {moderating.titles[pathName] ?? pathName}
            </a>
          </span>
          {isNew && <strong className={styles.new}>{words.isNew}</strong>}
        </p>
        <CommentBody body={body} />
        <Failure id={id} />
        <p className={styles.buttons}>
          {approve && <Button onClick={() => approve(comment)}>{words.approve}</Button>}
          <DeleteButton comment={comment} />
          {isBanned && <span>{words.isBanned}</span>}
          {/* One button in one place, so that it keeps the focus. */}
          {isBanned
            ? quiet(commentWords.undo, moderating.unban)
            : !isMine && !isImported(comment) && quiet(words.ban, moderating.ban)}
          {!approve && quiet(words.allBy, moderating.showAllBy)}
          {(isBanned || isImported(comment)) && quiet(words.deleteAll, moderating.removeAllBy)}
        </p>
      </div>
    </article>
  );
}
