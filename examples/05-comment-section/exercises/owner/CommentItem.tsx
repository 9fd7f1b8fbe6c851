import { type ActionDispatch, useRef, useState } from 'react';
import { Composer } from './Composer.tsx';
import { type Comment, type Person, tidy } from './comment.ts';
import { type DraftStorage, draftKey, type SavedDraft } from './drafts.ts';
import {
  isSameForm,
  type OpenForm,
  type OpenFormEvent,
} from './open-form.ts';
import { mayChange } from './policy.ts';
import {
  type CommentStore,
  messages,
  type Outcome,
  type Refusal,
} from './store.ts';

/** What every part of a comment section needs to know about the whole. */
export interface Section {
  readonly store: CommentStore;
  readonly me: Person | null;
  readonly pathName: string;
  readonly storage: DraftStorage;
  readonly openForm: OpenForm;
  readonly dispatch: ActionDispatch<[event: OpenFormEvent]>;
  readonly post: (
    draft: SavedDraft,
    parentId: string | null,
  ) => Promise<Outcome>;
  /** After a comment is gone, with the button that had the focus. */
  readonly onRemoved: () => void;
}

interface CommentItemProps {
  readonly comment: Comment;
  /** The first comment of the thread. Null if it was deleted. */
  readonly root: Comment | null;
  readonly section: Section;
}

/** Your own uid: the Firebase console shows it beside your account. */
const ownerUid = 'ada';

const shortDate = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'short',
});

export function CommentItem({ comment, root, section }: CommentItemProps) {
  const { store, me, storage, openForm, dispatch } = section;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const article = useRef<HTMLElement>(null);

  const edit: OpenForm = { kind: 'edit', id: comment.id };
  const reply: OpenForm = { kind: 'reply', to: comment.id };
  const isMine = mayChange(comment, me);
  /** So that a screen reader says which comment a button acts on. */
  const start = `“${comment.body.slice(0, 30)}”`;

  /** What the two forms of a comment have in common. */
  const formProps = (form: OpenForm) => ({
    storage,
    draftKey: draftKey(section, form),
    onSent: () => {
      dispatch({ type: 'sent', from: form });
      returnFocus(article.current);
    },
    onCancel: () => {
      dispatch({ type: 'cancelled' });
      returnFocus(article.current);
    },
  });

  async function remove() {
    if (!window.confirm('Are you sure you want to delete comment?')) return;
    const outcome = await store.remove(comment.id);
    setRefusal(outcome.ok ? null : outcome.why);
    if (outcome.ok) section.onRemoved();
  }

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={`Comment by ${comment.username}`}
    >
      <header>
        {/* #region owner */}
        <strong>{comment.username}</strong>{' '}
        {comment.userId === ownerUid && <em>Author </em>}
        {/* #endregion owner */}
        <time dateTime={comment.createdAt}>
          <bdi>{shortDate.format(new Date(comment.createdAt))}</bdi>
        </time>
        {comment.editedAt && (
          <time dateTime={comment.editedAt} className="edited">
            edited <bdi>{shortDate.format(new Date(comment.editedAt))}</bdi>
          </time>
        )}
      </header>

      {isMine && isSameForm(openForm, edit) ? (
        <Composer
          {...formProps(edit)}
          label="Edit your comment"
          submit="Save"
          initial={comment.body}
          send={({ body }) => store.edit(comment.id, body)}
        />
      ) : (
        <p className="body">{tidy(comment.body)}</p>
      )}

      <div className="actions">
        {me && root && (
          <button
            type="button"
            aria-label={`Reply to ${comment.username}: ${start}`}
            onClick={() =>
              dispatch({ type: 'reply-opened', to: comment.id })
            }
          >
            Reply
          </button>
        )}
        {isMine && (
          <>
            <button
              type="button"
              aria-label={`Edit ${start}`}
              onClick={() =>
                dispatch({ type: 'edit-opened', id: comment.id })
              }
            >
              Edit
            </button>
            <button
              type="button"
              aria-label={`Delete ${start}`}
              onClick={remove}
            >
              Delete
            </button>
          </>
        )}
      </div>
      {refusal && <p role="alert">{messages[refusal]}</p>}

      {me && root && isSameForm(openForm, reply) && (
        <Composer
          {...formProps(reply)}
          label="Your reply"
          submit="Post"
          send={(draft) => section.post(draft, root.id)}
        />
      )}
    </article>
  );
}

/**
 * A closed form returns the focus to its comment, unless the reader has
 * already moved it elsewhere.
 */
function returnFocus(article: HTMLElement | null): void {
  const at = document.activeElement;
  if (at === document.body || article?.contains(at))
    article?.focus({ preventScroll: true });
}
