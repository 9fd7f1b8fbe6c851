import { useRef, useState } from 'react';
import { Composer } from './Composer.tsx';
import type { Comment } from './comment.ts';
import { type Focus, sameFocus } from './interaction.ts';
import { mayChange } from './policy.ts';
import { draftKey, type Section } from './section.ts';
import { type Refusal, wordsFor } from './store.ts';

interface CommentItemProps {
  readonly comment: Comment;
  /**
   * The top-level comment of the thread, or null when it is gone and nobody
   * can answer any more.
   */
  readonly answers: Comment | null;
  readonly section: Section;
}

const shortDate = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'short',
});

export function CommentItem({
  comment,
  answers,
  section,
}: CommentItemProps) {
  const { store, me, pathName, focus, dispatch } = section;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const article = useRef<HTMLElement>(null);

  const editing: Focus = { kind: 'editing', id: comment.id };
  const replying: Focus = { kind: 'replying', to: comment.id };
  const mine = mayChange(comment, me);

  // #region forms
  /** What the two forms of a comment have in common. */
  const form = (of: Focus) => ({
    draftKey: draftKey(section, of),
    onSent: () => {
      dispatch({ type: 'sent', from: of });
      takeKeyboardBack(article.current);
    },
    onCancel: () => {
      dispatch({ type: 'cancelled' });
      takeKeyboardBack(article.current);
    },
  });
  // #endregion forms

  async function remove() {
    if (!window.confirm('Are you sure you want to delete comment?')) return;
    const outcome = await store.remove(comment.id);
    setRefusal(outcome.ok ? null : outcome.why);
  }

  return (
    <article
      id={`comment-${comment.id}`}
      ref={article}
      tabIndex={-1}
      aria-label={`Comment by ${comment.username}`}
    >
      <header>
        <strong>{comment.username}</strong>{' '}
        <time dateTime={comment.createdAt}>
          {shortDate.format(new Date(comment.createdAt))}
        </time>
      </header>

      {/* #region body */}
      {mine && sameFocus(focus, editing) ? (
        <Composer
          {...form(editing)}
          label="Edit your comment"
          submit="Save"
          initial={comment.body}
          send={({ body }) => store.edit(comment.id, body)}
        />
      ) : (
        <p className="body">{comment.body}</p>
      )}
      {/* #endregion body */}

      {/* #region actions */}
      <div className="actions">
        {me && answers && (
          <button
            type="button"
            onClick={() =>
              dispatch({ type: 'reply-opened', to: comment.id })
            }
          >
            Reply
          </button>
        )}
        {mine && (
          <>
            <button
              type="button"
              onClick={() =>
                dispatch({ type: 'edit-opened', id: comment.id })
              }
            >
              Edit
            </button>
            <button type="button" onClick={remove}>
              Delete
            </button>
          </>
        )}
      </div>
      {/* #endregion actions */}
      {refusal && <p role="alert">{wordsFor[refusal]}</p>}

      {/* #region reply */}
      {me && answers && sameFocus(focus, replying) && (
        <Composer
          {...form(replying)}
          label="Your reply"
          submit="Post"
          send={(draft) =>
            store.post(pathName, { ...draft, parentId: answers.id })
          }
        />
      )}
      {/* #endregion reply */}
    </article>
  );
}

// #region keyboard
/**
 * A closed form returns the focus to its comment, unless the reader has
 * already moved it elsewhere.
 */
function takeKeyboardBack(article: HTMLElement | null): void {
  const at = document.activeElement;
  if (at === document.body || article?.contains(at))
    article?.focus({ preventScroll: true });
}
// #endregion keyboard
