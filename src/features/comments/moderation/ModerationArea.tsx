import { useRef } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { visibleName } from '#features/comments/markdown/display-text.ts';
import { comments as commentWords, moderation as words } from '#language';
import type { Banned, Overview, Reader } from '../model.ts';
import type { ModerationPort } from '../port.ts';
import { useConversation } from '../ui/conversation-context.ts';
import { SignOutButton } from '../ui/Session.tsx';
import { CommentRows, NewestComments } from './CommentLists.tsx';
import styles from './Moderation.module.css';
import { type Actions, useModeration } from './use-moderation.ts';

interface Props {
  readonly port: ModerationPort;
  readonly reader: Reader;
  readonly titles: Readonly<Record<string, string>>;
}

/** What the owner sees: what waits, the newest comments, and who is banned. */
export function ModerationArea({ port, reader, titles }: Props) {
  const { conversation, state } = useConversation();
  const { overview, hasFailed, arrived, list, load, showArrived, actions, setHolding } = useModeration(
    conversation,
    port,
    reader,
  );
  if (!overview)
    return hasFailed ? (
      <div className={styles.gate}>
        <p role="alert">{words.unreachable}</p>
        <Button onClick={load}>{commentWords.tryAgain}</Button>
      </div>
    ) : (
      <p>{commentWords.loadingMore}</p>
    );
  return (
    <>
      <p className={styles.buttons}>
        <span>
          {commentWords.signedInAs} <bdi>{visibleName(reader.displayName)}</bdi>
        </span>
        <SignOutButton />
      </p>
      <div role="status" className={styles.message}>
        <p>{state.message}</p>
        {arrived > 0 && <Button onClick={showArrived}>{commentWords.showUnread(arrived)}</Button>}
      </div>
      <Waiting {...{ overview, titles, actions, setHolding }} />
      <NewestComments {...{ list, titles, actions }} hint={port.searchesAll ? undefined : words.searchHint} />
      <BannedPeople people={overview.banned} unban={actions.unban} />
    </>
  );
}

interface WaitingProps extends Pick<Props, 'titles'> {
  readonly overview: Overview;
  readonly actions: Actions;
  readonly setHolding: (holdsNewcomers: boolean) => void;
}

/** The comments that wait for approval, and whether first comments do. */
function Waiting({
  overview: { held, heldCount, holdsNewcomers },
  titles,
  actions,
  setHolding,
}: WaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const approve: Actions['approve'] = (comment) => {
    // The button goes away with its row.
    heading.current?.focus();
    return actions.approve(comment);
  };
  return (
    <section className={styles.section} aria-labelledby="waiting">
      <h2 id="waiting" ref={heading} tabIndex={-1}>
        {words.waiting(heldCount)}
      </h2>
      <div className={styles.switch}>
        <Choice
          type="checkbox"
          role="switch"
          checked={holdsNewcomers}
          aria-describedby="hold-hint"
          onChange={() => setHolding(!holdsNewcomers)}
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
        <CommentRows comments={held} titles={titles} actions={{ ...actions, approve }} areHeld />
      )}
    </section>
  );
}

interface BannedProps {
  readonly people: readonly Banned[];
  readonly unban: (person: Banned) => void;
}

function BannedPeople({ people, unban }: BannedProps) {
  const since = (iso: string) => new Date(iso).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <section className={styles.section} aria-labelledby="banned">
      <h2 id="banned" tabIndex={-1}>
        {words.bannedPeople}
      </h2>
      {people.length === 0 && <p className={styles.hint}>{words.nobodyBanned}</p>}
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.userId}>
            <bdi className={styles.name}>{visibleName(person.username)}</bdi>
            <span className={styles.hint}>{words.bannedSince(since(person.bannedAt))}</span>
            <Button
              tone="quiet"
              onClick={() => {
                document.getElementById('banned')?.focus();
                unban(person);
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
