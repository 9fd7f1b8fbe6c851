import { useRef } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { moderation as words } from '#language';
import type { Overview, Reader } from '../model.ts';
import type { CommentsPort, ModerationPort } from '../port.ts';
import { BannedPeople } from './BannedPeople.tsx';
import { CommentRows } from './CommentRows.tsx';
import styles from './Moderation.module.css';
import { NewestComments } from './NewestComments.tsx';
import { type Actions, useModeration } from './use-moderation.ts';

interface Props {
  readonly port: ModerationPort;
  readonly comments: CommentsPort;
  readonly reader: Reader;
  readonly titles: Readonly<Record<string, string>>;
}

/** What the owner sees: what waits, the newest comments, and who is banned. */
export function ModerationArea({ port, comments, reader, titles }: Props) {
  const { overview, hasFailed, message, list, load, actions, setHolding } = useModeration(
    port,
    comments,
    reader,
  );
  if (!overview)
    return hasFailed ? (
      <div className={styles.gate}>
        <p role="alert">{words.unreachable}</p>
        <Button onClick={load}>{words.tryAgain}</Button>
      </div>
    ) : (
      <p>{words.loading}</p>
    );
  return (
    <>
      <p role="status" className={styles.message}>
        {message}
      </p>
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
