import {
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cleanBody } from './comment.ts';
import {
  type DraftStorage,
  emptyDraft,
  readDraft,
  type SavedDraft,
  saveDraft,
} from './drafts.ts';
import { messages, type Outcome, type Refusal } from './store.ts';

interface ComposerProps {
  readonly label: string;
  readonly submit: 'Post' | 'Save';
  /** Where the unsent text is kept, and under which key. */
  readonly storage: DraftStorage;
  readonly draftKey: string;
  /** What the box holds before anyone types. */
  readonly initial?: string;
  readonly send: (draft: SavedDraft) => Promise<Outcome>;
  readonly onSent?: () => void;
  /** A form that can be closed takes the focus when it opens. */
  readonly onCancel?: () => void;
}

type Status =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly why: Refusal };

export function Composer(props: ComposerProps) {
  const { storage, draftKey, initial = '', send, onSent, onCancel } = props;
  const [draft, setDraft] = useState(
    () => readDraft(draftKey, storage) ?? emptyDraft(initial),
  );
  const [status, setStatus] = useState<Status>({ kind: 'writing' });
  const box = useRef<HTMLTextAreaElement>(null);
  const boxId = useId();
  const canClose = onCancel !== undefined;
  const isSending = status.kind === 'sending';

  useEffect(() => {
    // Someone who types in another box stays there.
    const isTyping = document.activeElement instanceof HTMLTextAreaElement;
    if (canClose && !isTyping) box.current?.focus();
  }, [canClose]);

  // #region draft
  function keep(next: SavedDraft) {
    setDraft(next);
    saveDraft(draftKey, next, storage);
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    // Not disabled while it sends: a disabled button loses the focus.
    if (isSending) return;
    setStatus({ kind: 'sending' });
    const outcome = await send(draft);
    if (outcome.ok) {
      clear();
      onSent?.();
    } else {
      // Deleted elsewhere: the text goes on as a new comment.
      if (outcome.why === 'not-found') keep(emptyDraft(draft.body));
      setStatus({ kind: 'refused', why: outcome.why });
    }
  }
  // #endregion draft

  function clear() {
    saveDraft(draftKey, emptyDraft(), storage);
    setDraft(emptyDraft(initial));
    setStatus({ kind: 'writing' });
    // The button goes away or is disabled now: its focus goes to the box,
    // unless the person is already typing elsewhere.
    const at = document.activeElement;
    if (at === document.body || box.current?.form?.contains(at))
      box.current?.focus();
  }

  function cancel() {
    clear();
    onCancel?.();
  }

  return (
    <form className="composer" onSubmit={onSubmit}>
      <label htmlFor={boxId}>{props.label}</label>
      <textarea
        id={boxId}
        ref={box}
        rows={4}
        value={draft.body}
        readOnly={isSending}
        onChange={({ target }) => keep({ ...draft, body: target.value })}
      />
      {status.kind === 'refused' && (
        <p role="alert">{messages[status.why]}</p>
      )}
      <div className="actions">
        {(canClose || draft.body !== '') && (
          <button type="button" onClick={cancel} disabled={isSending}>
            Cancel
          </button>
        )}
        <button
          type="submit"
          className="main"
          aria-disabled={isSending || undefined}
          disabled={cleanBody(draft.body) === null}
        >
          {isSending ? 'Sending…' : props.submit}
        </button>
      </div>
    </form>
  );
}
