import {
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cleanBody } from './comment.ts';
import {
  emptyDraft,
  forgetDraft,
  type Kept,
  keepDraft,
  readDraft,
} from './drafts.ts';
import { type Outcome, type Refusal, wordsFor } from './store.ts';

interface ComposerProps {
  readonly label: string;
  readonly submit: 'Post' | 'Save';
  /** The storage key of the unsent text. */
  readonly draftKey: string;
  /** What the box holds before anybody types. */
  readonly initial?: string;
  readonly send: (draft: Kept) => Promise<Outcome>;
  readonly onSent?: () => void;
  /**
   * Given when the form can be closed. Such a form takes the focus when it
   * opens.
   */
  readonly onCancel?: () => void;
}

// #region status
type Status =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly why: Refusal };
// #endregion status

export function Composer(props: ComposerProps) {
  const {
    label,
    submit,
    draftKey,
    initial = '',
    send,
    onSent,
    onCancel,
  } = props;
  const [draft, setDraft] = useState(
    () => readDraft(draftKey) ?? emptyDraft(initial),
  );
  const [status, setStatus] = useState<Status>({ kind: 'writing' });
  const box = useRef<HTMLTextAreaElement>(null);
  const boxId = useId();
  const closes = onCancel !== undefined;

  useEffect(() => {
    if (closes) box.current?.focus();
  }, [closes]);

  // #region write
  function write(body: string) {
    const next = { ...draft, body };
    setDraft(next);
    keepDraft(draftKey, next);
  }

  function clear() {
    forgetDraft(draftKey);
    setDraft(emptyDraft(initial));
    setStatus({ kind: 'writing' });
  }
  // #endregion write

  // #region submit
  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setStatus({ kind: 'sending' });
    const outcome = await send(draft);
    if (outcome.ok) {
      clear();
      onSent?.();
    } else {
      setStatus({ kind: 'refused', why: outcome.why });
    }
  }
  // #endregion submit

  const sending = status.kind === 'sending';
  return (
    <form className="composer" onSubmit={onSubmit}>
      <label htmlFor={boxId}>{label}</label>
      <textarea
        id={boxId}
        ref={box}
        rows={4}
        value={draft.body}
        readOnly={sending}
        onChange={(event) => write(event.target.value)}
      />
      {status.kind === 'refused' && (
        <p role="alert">{wordsFor[status.why]}</p>
      )}
      <div className="actions">
        {(closes || draft.body !== '') && (
          <button
            type="button"
            onClick={() => {
              clear();
              onCancel?.();
            }}
          >
            Cancel
          </button>
        )}
        <button
          type="submit"
          className="main"
          disabled={sending || cleanBody(draft.body) === null}
        >
          {sending ? 'Sending…' : submit}
        </button>
      </div>
    </form>
  );
}
