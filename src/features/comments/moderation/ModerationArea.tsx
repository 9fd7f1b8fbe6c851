import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { Choice } from '#design/ui/Choice.tsx';
import { moderation as words } from '#language';
import { success } from '#lib/outcome.ts';
import type { Comment, Overview, Reader } from '../model.ts';
import type { CommentsPort, ModerationPort, Outcome } from '../port.ts';
import { visibleName } from '../ui/display-text.ts';
import { BarredPeople } from './BarredPeople.tsx';
import { CommentRows } from './CommentRows.tsx';
import styles from './Moderation.module.css';
import { NewestComments } from './NewestComments.tsx';
import { type Actions, useDeletions } from './use-deletions.ts';

interface Props {
  readonly port: ModerationPort;
  readonly comments: CommentsPort;
  readonly reader: Reader;
  readonly titles: Readonly<Record<string, string>>;
}

/** A comment that is already gone has been removed as requested. */
async function removed(comments: CommentsPort, { pathName, id }: Comment): Promise<Outcome<void>> {
  const outcome = await comments.remove(pathName, id);
  return !outcome.ok && outcome.problem.kind === 'not-found' ? success(undefined) : outcome;
}

/** What the owner sees: what waits, the switch, the newest comments, and who is barred. */
export function ModerationArea({ port, comments, reader, titles }: Props) {
  const [overview, setOverview] = useState<Overview | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [message, setMessage] = useState('');
  /** Changes when a comment was published, so that the list is loaded again. */
  const [published, setPublished] = useState(0);
  const waiting = useRef<HTMLHeadingElement>(null);

  const load = useCallback(async () => {
    const outcome = await port.overview();
    if (outcome.ok) setOverview(outcome.value);
    setFailed(!outcome.ok);
  }, [port]);
  useEffect(() => void load(), [load]);

  /** Does something, says what became of it, and shows what is true then. */
  const act = async (work: Promise<Outcome<void>>, done: string) => {
    const { ok } = await work;
    setMessage(ok ? done : words.notDone);
    await load();
    return ok;
  };
  const nameOf = ({ username }: Comment) => visibleName(username);
  const deletions = useDeletions((comment) =>
    act(removed(comments, comment), words.deleted(nameOf(comment))),
  );
  const actions: Actions = {
    deletions,
    isOwn: ({ userId }) => userId === reader.uid,
    isBarred: ({ userId }) => overview?.barred.some((each) => each.userId === userId) ?? false,
    bar: (comment) => act(port.bar(comment), words.barred(nameOf(comment))),
    allow: ({ userId, username }) => act(port.allow(userId), words.allowed(visibleName(username))),
    async approve(comment) {
      // The button goes away with its row.
      waiting.current?.focus();
      if (await act(port.approve(comment), words.approved(nameOf(comment))))
        setPublished((count) => count + 1);
    },
  };

  if (!overview)
    return hasFailed ? (
      <div className={styles.gate}>
        <p role="alert">{words.unreachable}</p>
        <Button onClick={load}>{words.tryAgain}</Button>
      </div>
    ) : (
      <p>{words.loading}</p>
    );
  const { held, barred, holdsNewcomers } = overview;
  const onSwitch = () => {
    setOverview({ ...overview, holdsNewcomers: !holdsNewcomers });
    void act(port.setHolding(!holdsNewcomers), holdsNewcomers ? words.holdsNot : words.holds);
  };
  return (
    <>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <section className={styles.section} aria-labelledby="waiting">
        <h2 id="waiting" ref={waiting} tabIndex={-1}>
          {words.waiting(held.length)}
        </h2>
        <div className={styles.switch}>
          <Choice
            type="checkbox"
            role="switch"
            checked={holdsNewcomers}
            aria-describedby="hold-hint"
            onChange={onSwitch}
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
          <CommentRows comments={held} titles={titles} actions={actions} areHeld />
        )}
      </section>
      <NewestComments {...{ port, titles, actions, published }} />
      <BarredPeople people={barred} allow={actions.allow} />
    </>
  );
}
