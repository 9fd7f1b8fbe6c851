import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { Field } from '#design/ui/Field.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import type { Overview } from '../model.ts';
import { useConversation, useFocusTarget } from '../ui/conversation-context.ts';
import { locale } from '../ui/locale.ts';
import { SignOutButton } from '../ui/Session.tsx';
import { CommentRows } from './CommentRows.tsx';
import styles from './Moderation.module.css';
import { type Moderating, type Props, useModeration } from './use-moderation.ts';

export function ModerationArea(props: Props) {
  const { conversation, state } = useConversation();
  const moderating = useModeration(conversation, props);
  const { overview, hasFailed, arrived } = moderating;
  if (!overview && !hasFailed) return <p>{commentWords.loadingMore}</p>;
  if (!overview)
    return (
      <div className={styles.gate}>
        <p role="alert">{words.unreachable}</p>
        <Button onClick={moderating.loadAgain}>{commentWords.tryAgain}</Button>
      </div>
    );
  return (
    <>
      <p className={styles.buttons}>
        <span>
          {commentWords.signedInAs} <bdi translate="no">{visibleName(state.reader?.displayName ?? '')}</bdi>
        </span>
        <SignOutButton />
      </p>
      <div className={styles.message}>
        {arrived > 0 && <Button onClick={moderating.loadAgain}>{commentWords.showUnread(arrived)}</Button>}
        <p aria-live="polite">{state.message}</p>
        <p aria-live="polite" className="hidden-visually">
          {arrived > 0 && `${commentWords.unread(arrived)}.`}
        </p>
      </div>
      <Waiting moderating={moderating} overview={overview} />
      <NewestComments moderating={moderating} />
      <BannedPeople moderating={moderating} banned={overview.banned} />
    </>
  );
}

type SectionProps = Readonly<{ moderating: Moderating }>;

function Waiting({ moderating, overview }: SectionProps & { readonly overview: Overview }) {
  const { held, heldCount, holdsNewcomers } = overview;
  return (
    <section className={styles.section} aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting(heldCount)}</h2>
      <div className={styles.switch}>
        <Choice
          type="checkbox"
          role="switch"
          checked={holdsNewcomers}
          aria-describedby="hold-hint"
          onChange={() => moderating.setHolding(!holdsNewcomers)}
        >
          {words.hold}
        </Choice>
        <p id="hold-hint" className={styles.hint}>
          {words.holdHint}
        </p>
      </div>
      {held.length === 0 ? (
        <p className={styles.hint}>{words.nothingWaits}</p>
      ) : (
        <CommentRows comments={held} moderating={moderating} approve={moderating.approve} />
      )}
    </section>
  );
}

function NewestComments({ moderating }: SectionProps) {
  const { list, author } = moderating;
  const heading = useFocusTarget<HTMLHeadingElement>('heading');
  const newCount = list.comments.filter(list.isNew).length;
  return (
    <section className={styles.section} aria-labelledby="newest">
      <h2 ref={heading} id="newest" tabIndex={-1}>
        {words.newest}
      </h2>
      {newCount > 0 && <p className={styles.hint}>{words.sinceLastVisit(newCount)}</p>}
      <SearchForm moderating={moderating} />
      {author && (
        <p className={styles.filter}>
          <bdi>{words.onlyBy(visibleName(author.username))}</bdi>
          <Button tone="quiet" onClick={() => moderating.showAllBy(null)}>
            {words.byAll}
          </Button>
        </p>
      )}
      <p aria-live="polite" className={styles.hint}>
        {statusText(list)}
      </p>
      <CommentRows comments={list.comments} moderating={moderating} />
      {list.next && (
        <Button aria-disabled={list.status === 'loading'} onClick={list.more}>
          {words.more}
        </Button>
      )}
      {list.status === 'failed' && !list.next && (
        <Button onClick={moderating.loadAgain}>{commentWords.tryAgain}</Button>
      )}
    </section>
  );
}

/** Apart from the list, which may be too long to be rendered for each letter. */
function SearchForm({ moderating }: SectionProps) {
  const [typed, setTyped] = useState('');
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    void moderating.list.show({ search: typed.trim() });
  };
  return (
    <form className={styles.search} onSubmit={search}>
      <Field
        label={words.search}
        hint={moderating.searchesAll ? undefined : words.searchHint}
        type="search"
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{words.find}</Button>
    </form>
  );
}

function statusText({ status, comments, next, isFiltered }: Moderating['list']): string | null {
  if (status === 'loading') return commentWords.loadingMore;
  if (status === 'failed') return words.unreachable;
  if (comments.length > 0 || next) return null;
  return isFiltered ? words.nothingFound : words.noneYet;
}

function BannedPeople({ moderating, banned }: SectionProps & Pick<Overview, 'banned'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const since = (iso: string) => new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium' });
  return (
    <section className={styles.section} aria-labelledby="banned">
      <h2 ref={heading} id="banned" tabIndex={-1}>
        {words.bannedPeople}
      </h2>
      {banned.length === 0 && <p className={styles.hint}>{words.nobodyBanned}</p>}
      <ul className={styles.people}>
        {banned.map((person) => (
          <li key={person.userId}>
            <bdi className={styles.name} translate="no">
              {visibleName(person.username)}
            </bdi>
            <span className={styles.hint}>{words.bannedSince(since(person.bannedAt))}</span>
            <Button
              tone="quiet"
              onClick={() => {
                heading.current?.focus();
                void moderating.unban(person);
              }}
            >
              {words.unban}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
