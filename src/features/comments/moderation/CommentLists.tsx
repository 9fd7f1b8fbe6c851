import { type SyntheticEvent, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import { isDeleted } from '../conversation/view.ts';
import type { Comment } from '../model.ts';
import { isImported } from '../policy.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { CommentBody } from '../ui/CommentBody.tsx';
import { useConversation, useFocusTarget } from '../ui/conversation-context.ts';
import { DeleteButton, Failure, UndoDeletion } from '../ui/UndoDeletion.tsx';
import styles from './Moderation.module.css';
import type { Actions, useCommentList } from './use-moderation.ts';

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
  const { state } = useConversation();
  const left = comments.filter(({ id }) => !state.list.removed.has(id));
  return (
    <ol className={styles.rows} data-comments>
      {left.map((comment) => (
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

type RowProps = Omit<Rows, 'comments'> & { readonly comment: Comment };

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Row(props: RowProps) {
  const { comment, titles, areHeld = false, isNew } = props;
  const { id, username, userImg, createdAt, pathName, body } = comment;
  const name = visibleName(username);
  const date = format.format(new Date(createdAt));
  const title = titles[pathName] ?? pathName;
  const row = useFocusTarget<HTMLElement>(`comment ${id}`);
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
          <bdi className={styles.name}>{name}</bdi>
          <time dateTime={createdAt}>{date}</time>
          <span>
            {words.on}{' '}
            {areHeld ? <a href={pathName}>{title}</a> : <a href={`${pathName}#comment-${id}`}>{title}</a>}
          </span>
          {isNew?.(comment) && <strong className={styles.new}>{words.isNew}</strong>}
        </p>
        <CommentBody body={body} />
        <Failure id={id} />
        <RowButtons {...props} />
      </div>
    </article>
  );
}

function RowButtons({ comment, actions, areHeld, onlyBy }: RowProps) {
  const onDeleteAll = () => {
    if (confirm(words.confirmDeleteAll(visibleName(comment.username)))) void actions.removeAllBy(comment);
  };
  const deleteAll = (
    <Button tone="quiet" onClick={onDeleteAll}>
      {words.deleteAll}
    </Button>
  );
  return (
    <p className={styles.buttons}>
      {areHeld && <Button onClick={() => actions.approve(comment)}>{words.approve}</Button>}
      <DeleteButton comment={comment} />
      {isImported(comment) && deleteAll}
      {!actions.isOwn(comment) &&
        !isImported(comment) &&
        (actions.isBanned(comment) ? (
          <>
            <span>{words.isBanned}</span>
            <Button tone="quiet" onClick={() => actions.unban(comment)}>
              {commentWords.undo}
            </Button>
            {deleteAll}
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

interface NewestProps {
  readonly list: ReturnType<typeof useCommentList>;
  readonly titles: Readonly<Record<string, string>>;
  readonly actions: Actions;
  /** What the search leaves out, if anything. */
  readonly hint: string | undefined;
}

/** The newest comments of all articles, with a search, and those of one person. */
export function NewestComments({ list, titles, actions, hint }: NewestProps) {
  const [typed, setTyped] = useState('');
  const [author, setAuthor] = useState<Comment | null>(null);
  const heading = useFocusTarget<HTMLHeadingElement>('heading');
  const newCount = list.comments.filter(list.isNew).length;
  const name = author && visibleName(author.username);

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    list.show({ search: typed.trim(), by: author?.userId });
  };
  const onlyBy = (by: Comment | null) => {
    setAuthor(by);
    list.show({ search: typed.trim(), by: by?.userId });
    heading.current?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="newest">
      <h2 ref={heading} id="newest" tabIndex={-1}>
        {words.newest}
      </h2>
      {newCount > 0 && <p className={styles.hint}>{words.sinceLastVisit(newCount)}</p>}
      <form className={styles.search} onSubmit={search}>
        <Field
          label={words.search}
          hint={hint}
          type="search"
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{words.find}</Button>
      </form>
      {name && (
        <p className={styles.filter}>
          <bdi>{words.onlyBy(name)}</bdi>
          <Button tone="quiet" onClick={() => onlyBy(null)}>
            {words.byAll}
          </Button>
        </p>
      )}
      <p role="status" className={styles.hint}>
        {list.status === 'loading' && commentWords.loadingMore}
        {list.status === 'failed' && words.unreachable}
        {list.status === null &&
          list.comments.length === 0 &&
          (typed || name ? words.nothingFound : words.noneYet)}
      </p>
      <CommentRows {...{ titles, actions, onlyBy }} comments={list.comments} isNew={list.isNew} />
      {list.next && (
        <Button aria-disabled={list.status === 'loading'} onClick={list.more}>
          {words.more}
        </Button>
      )}
      {list.status === 'failed' && !list.next && (
        <Button onClick={list.again}>{commentWords.tryAgain}</Button>
      )}
    </section>
  );
}
