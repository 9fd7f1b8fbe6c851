import { Button } from '#design/ui/Button.tsx';
import styles from './Composer.module.css';
import type { Desk } from './desk.ts';
import type { Note } from './desk-state.ts';
import type { Reader } from './model.ts';
import { mayChange } from './policy.ts';
import type { SignInOutcome } from './SignIn.tsx';
import type { Shown } from './shown.ts';
import type { Thread } from './thread.ts';
import { UnsentNote } from './UnsentNote.tsx';
import { refusalWords } from './words.ts';

interface Props {
  readonly desk: Desk;
  readonly comment: Shown;
  readonly thread: Thread<Shown>;
  readonly reader: Reader | null;
  readonly mayWrite: boolean;
  readonly note: Note | undefined;
  readonly onSignIn: () => Promise<SignInOutcome>;
}

/** What a signed-in reader may do with a comment, and how their own doings with it stand. */
export function Tools({ desk, comment, thread, reader, mayWrite, note, onSignIn }: Props) {
  if (comment.unsent) {
    return (
      <UnsentNote
        desk={desk}
        comment={comment}
        state={comment.unsent}
        parentStands={thread.top !== null}
        onSignIn={onSignIn}
      />
    );
  }
  const isOwn = reader !== null && mayChange(comment, reader.uid);
  // A reply can't be hung on a comment that is gone, or that the backend doesn't have yet.
  const takesReplies = thread.top !== null && !thread.top.unsent;

  const remove = () => {
    if (window.confirm('Are you sure you want to delete comment?')) {
      void desk.remove(comment, afterRemoving(comment));
    }
  };
  const edit = () => {
    if (!comment.isSaving) desk.openEdit(comment);
  };

  return (
    <>
      {comment.isSaving && <p className={styles.state}>Saving</p>}
      {note && (
        <p role="alert" className={styles.problem}>
          {note.of === 'edit' ? 'Your change is not saved. ' : 'Your comment is not deleted. '}
          {refusalWords(note.refusal, note.of)}
        </p>
      )}
      {mayWrite && (
        <p className={styles.tools}>
          {takesReplies && (
            <Button
              tone="quiet"
              id={`reply-${comment.id}`}
              onClick={() => desk.openReply(comment.id, thread.id)}
            >
              Reply
            </Button>
          )}
          {isOwn && (
            <>
              <Button
                tone="quiet"
                id={`edit-${comment.id}`}
                aria-disabled={comment.isSaving || undefined}
                onClick={edit}
              >
                Edit
              </Button>
              <Button tone="quiet" onClick={remove}>
                Delete
              </Button>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** The comment that follows on the page, or the heading when there is none. */
function afterRemoving({ id }: Shown): string {
  const articles = [...document.querySelectorAll('article[id^="comment-"]')].map((article) => article.id);
  return articles[articles.indexOf(`comment-${id}`) + 1] ?? 'comments-heading';
}
