import type { FormEvent } from 'react';
import { focusSoon } from '../../shell/focus-soon.ts';
import styles from './App.module.css';
import { addIdea, problemWith } from './board.ts';

export function NewIdea({ me }: { readonly me: string }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    focusSoon(addIdea(String(new FormData(event.currentTarget).get('idea')), me));
    event.currentTarget.reset();
  }
  return (
    <form className={styles.newIdea} onSubmit={submit}>
      <label htmlFor="idea">Your idea</label>
      <input
        id="idea"
        name="idea"
        type="text"
        required
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => target.setCustomValidity(problemWith(target.value))}
      />
      <button type="submit">Add idea</button>
    </form>
  );
}
