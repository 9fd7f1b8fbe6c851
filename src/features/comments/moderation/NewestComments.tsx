import { type SyntheticEvent, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Field } from '#design/ui/Field.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { moderation as words } from '#language';
import type { Comment } from '../model.ts';
import { CommentRows } from './CommentRows.tsx';
import styles from './Moderation.module.css';
import type { useCommentList } from './use-comment-list.ts';
import type { Actions } from './use-moderation.ts';

interface Props {
  readonly list: ReturnType<typeof useCommentList>;
  readonly titles: Readonly<Record<string, string>>;
  readonly actions: Actions;
  /** What the search leaves out, if anything. */
  readonly hint: string | undefined;
}

/** The newest comments of all articles, with a search, and those of one person. */
export function NewestComments({ list, titles, actions, hint }: Props) {
  const [typed, setTyped] = useState('');
  const [author, setAuthor] = useState<Comment | null>(null);
  const newCount = list.comments.filter(list.isNew).length;
  const name = author && visibleName(author.username);

  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    list.show({ search: typed.trim(), by: author?.userId });
  };
  const onlyBy = (by: Comment | null) => {
    setAuthor(by);
    list.show({ search: typed.trim(), by: by?.userId });
    document.getElementById('newest')?.focus();
  };
  return (
    <section className={styles.section} aria-labelledby="newest">
      <h2 id="newest" tabIndex={-1}>
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
        {list.status === 'loading' && words.loading}
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
      {list.status === 'failed' && !list.next && <Button onClick={list.again}>{words.tryAgain}</Button>}
    </section>
  );
}
