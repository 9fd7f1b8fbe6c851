import {
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Forum.module.css';
import { type Draft, maxTextLength } from './post.ts';
import { type Outcome, type Refusal, wordsFor } from './store.ts';

interface NewPostProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly add: (draft: Draft) => Promise<Outcome>;
  /** `isOpen`: the form that sent it is still there. */
  readonly onAdded: (added: Draft, isOpen: boolean) => void;
}

// #region submit
export const newDraft = (text = ''): Draft => ({
  id: crypto.randomUUID(),
  text,
});

export function NewPost({ draft, onDraft, add, onAdded }: NewPostProps) {
  const [sending, setSending] = useState(false);
  const [why, setWhy] = useState<Refusal | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setWhy(null);
    try {
      const outcome = await add(draft);
      if (outcome.ok) return onAdded(draft, box.current !== null);
      setWhy(outcome.why);
      // From here on, the changed text is another post.
      if (outcome.why === 'published') onDraft(newDraft(draft.text));
    } finally {
      setSending(false);
    }
  }
  // #endregion submit

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>Your idea</label>
      <textarea
        id={id}
        ref={box}
        rows={3}
        value={draft.text}
        readOnly={sending}
        aria-describedby={`${id}-length`}
        onChange={({ target }) => onDraft({ ...draft, text: target.value })}
      />
      <p id={`${id}-length`} className={styles.length}>
        {`${draft.text.length} of ${maxTextLength} characters`}
      </p>
      {why && <p role="alert">{wordsFor[why]}</p>}
      <button type="submit" className={styles.main} aria-disabled={sending}>
        {sending ? 'Publishing…' : 'Publish'}
      </button>
    </form>
  );
}
