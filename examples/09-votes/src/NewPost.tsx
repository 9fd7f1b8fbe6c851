import {
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './Forum.module.css';
import { cleanText } from './post.ts';
import { type Outcome, type Refusal, wordsFor } from './store.ts';

interface NewPostProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly add: (text: string) => Promise<Outcome>;
  readonly onAdded: () => void;
}

// #region form
export function NewPost({ text, onText, add, onAdded }: NewPostProps) {
  const [sending, setSending] = useState(false);
  const [why, setWhy] = useState<Refusal | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setSending(true);
    setWhy(null);
    try {
      const outcome = await add(text);
      if (outcome.ok) onAdded();
      else setWhy(outcome.why);
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>Your idea</label>
      <textarea
        id={id}
        ref={box}
        rows={3}
        value={text}
        readOnly={sending}
        onChange={(event) => onText(event.target.value)}
      />
      {why && <p role="alert">{wordsFor[why]}</p>}
      <button
        type="submit"
        className={styles.main}
        disabled={sending || cleanText(text) === null}
      >
        {sending ? 'Publishing…' : 'Publish'}
      </button>
    </form>
  );
}
// #endregion form
