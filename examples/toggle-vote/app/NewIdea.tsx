import { type FormEvent, useId, useRef, useState } from 'react';
import { addIdea, longestIdea, problemWith } from './board.ts';
import styles from './NewIdea.module.css';

interface NewIdeaProps {
  readonly me: string;
  readonly onAdded: (id: string) => void;
}

export function NewIdea({ me, onAdded }: NewIdeaProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const left = longestIdea - [...text.trim()].length;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemWith(text);
    setProblem(found);
    if (found !== null) return box.current?.focus();
    setText('');
    onAdded(addIdea(text, me));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>Your idea</label>
      <div className={styles.line}>
        <textarea
          ref={box}
          id={id}
          rows={1}
          dir="auto"
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            if (problem !== null) setProblem(problemWith(event.target.value));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <button type="submit">Add idea</button>
      </div>
      <p id={`${id}-hint`} className={problem ? styles.problem : styles.hint}>
        {problem ?? `${left.toLocaleString('en')} characters left`}
      </p>
    </form>
  );
}
