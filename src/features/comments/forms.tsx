import styles from './Composer.module.css';
import { Composer } from './Composer.tsx';
import type { Desk } from './desk.ts';
import type { Note } from './desk-state.ts';
import { capMarks, foldBlankLines, visibleName } from './display-text.ts';
import { slotOf } from './drafts.ts';
import { type Focus, noFocus } from './interaction.ts';
import type { Shown } from './shown.ts';
import type { Thread } from './thread.ts';
import { refusalWords } from './words.ts';

export function NewComment({ desk }: { readonly desk: Desk }) {
  return (
    <Composer
      drafts={desk.drafts}
      slot={slotOf(noFocus)}
      label="Your comment"
      action="Post"
      onSubmit={(text) => desk.post(noFocus, text)}
      onCancel={() => desk.cancel(noFocus)}
    />
  );
}

/** Stands at the end of the thread, where the reply will be. */
export function ReplyForm({
  desk,
  focus,
  thread,
}: {
  readonly desk: Desk;
  readonly focus: Extract<Focus, { kind: 'replying' }>;
  readonly thread: Thread<Shown>;
}) {
  const to = [thread.top, ...thread.replies].find((comment) => comment?.id === focus.to);
  return (
    <div className={styles.inThread}>
      {to && (
        <p className={styles.replyTo}>
          To <bdi>{visibleName(to.username)}</bdi>
        </p>
      )}
      <Composer
        drafts={desk.drafts}
        slot={slotOf(focus)}
        label="Your reply"
        action="Post"
        isClosable
        onSubmit={(text) => desk.post(focus, text)}
        onCancel={() => desk.cancel(focus)}
      />
    </div>
  );
}

export function EditForm({
  desk,
  comment,
  note,
}: {
  readonly desk: Desk;
  readonly comment: Shown;
  readonly note: Note | undefined;
}) {
  const focus: Focus = { kind: 'editing', id: comment.id };
  const slot = slotOf(focus);
  const original = desk.drafts.original(slot);
  const isNewer =
    original !== undefined && original !== comment.body && desk.drafts.text(slot) !== comment.body;
  return (
    <Composer
      drafts={desk.drafts}
      slot={slot}
      label="Edit your comment"
      action="Save"
      isClosable
      onSubmit={(text) => void desk.save(comment, text)}
      onCancel={() => desk.cancel(focus)}
    >
      {note && (
        <p role="alert" className={styles.problem}>
          {refusalWords(note.refusal, note.of)}
        </p>
      )}
      {isNewer && (
        <div role="status" className={styles.newer}>
          <p>This comment was changed elsewhere after you began. Saving replaces the newer text:</p>
          <blockquote dir="auto">{capMarks(foldBlankLines(comment.body))}</blockquote>
        </div>
      )}
    </Composer>
  );
}
