import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import type { Comment } from '../model.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CommentBody } from '../ui/CommentBody.tsx';
import styles from './Moderation.module.css';
import type { Actions } from './use-moderation.ts';

interface Rows {
  readonly comments: readonly Comment[];
  readonly titles: Readonly<Record<string, string>>;
  readonly actions: Actions;
  /** Whether they wait for approval. */
  readonly areHeld?: boolean;
  readonly isNew?: (comment: Comment) => boolean;
  /** Shows only what this comment's author wrote. */
  readonly onlyBy?: (author: Comment) => void;
}

export function CommentRows({ comments, ...rest }: Rows) {
  const { status } = rest.actions.deletions;
  const left = comments.filter(({ id }) => status.get(id) !== 'sent');
  return (
    <ol className={styles.rows}>
      {left.map((comment) => (
        <Row key={comment.id} comment={comment} {...rest} />
      ))}
    </ol>
  );
}

type RowProps = Omit<Rows, 'comments'> & { readonly comment: Comment };

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Row(props: RowProps) {
  const { comment, titles, actions, areHeld = false, isNew } = props;
  const { id, username, userImg, createdAt, pathName, body } = comment;
  const name = visibleName(username);
  const date = format.format(new Date(createdAt));
  const isWaiting = actions.deletions.status.get(id) === 'waiting';
  const title = titles[pathName] ?? pathName;
  const row = useRef<HTMLLIElement>(null);
  const [focusNext, setFocusNext] = useState(false);
  // The button that was pressed is gone, so the row has the focus.
  useLayoutEffect(() => {
    if (focusNext) row.current?.focus();
    setFocusNext(false);
  }, [focusNext]);
  return (
    <li ref={row} tabIndex={-1} className={styles.row} aria-label={commentWords.by(name, date)}>
      {isWaiting ? (
        <Undo {...props} onUndone={() => setFocusNext(true)} />
      ) : (
        <>
          <Avatar name={name} image={userImg} />
          <div className={styles.main}>
            <p className={styles.meta}>
              <bdi className={styles.name}>{name}</bdi>
              <time dateTime={createdAt}>{date}</time>
              <span>
                {words.on}{' '}
                {areHeld ? <a href={pathName}>{title}</a> : <a href={`${pathName}#comment-${id}`}>{title}</a>}
              </span>
              {isNew?.(comment) && <strong className={styles.new}>{words.isNew}</strong>}
            </p>
            <CommentBody body={body} />
            <RowButtons {...props} onDeleted={() => setFocusNext(true)} />
          </div>
        </>
      )}
    </li>
  );
}

function RowButtons(props: RowProps & { readonly onDeleted: () => void }) {
  const { comment, actions, areHeld, onlyBy, onDeleted } = props;
  const onDelete = () => {
    actions.deletions.begin(comment);
    onDeleted();
  };
  return (
    <p className={styles.buttons}>
      {areHeld && <Button onClick={() => actions.approve(comment)}>{words.approve}</Button>}
      <Button tone="quiet" onClick={onDelete}>
        {words.delete}
      </Button>
      {!actions.isOwn(comment) &&
        (actions.isBanned(comment) ? (
          <>
            <span>{words.isBanned}</span>
            <Button tone="quiet" onClick={() => actions.unban(comment)}>
              {words.undo}
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => actions.ban(comment)}>
            {words.ban}
          </Button>
        ))}
      {onlyBy && (
        <Button tone="quiet" onClick={() => onlyBy(comment)}>
          {words.allBy}
        </Button>
      )}
    </p>
  );
}

/** In the place of a comment while its deletion can be undone. */
function Undo({ comment, actions, onUndone }: RowProps & { readonly onUndone: () => void }) {
  const { deletions } = actions;
  const pause = () => deletions.pause(comment.id);
  const resume = () => deletions.resume(comment.id);
  return (
    <p className={styles.deleted}>
      <span role="status">{words.deleting}</span>
      <Button
        tone="quiet"
        onFocus={pause}
        onBlur={resume}
        onPointerEnter={pause}
        onPointerLeave={resume}
        onClick={() => {
          deletions.undo(comment.id);
          onUndone();
        }}
      >
        {words.undo}
      </Button>
    </p>
  );
}
