import type { FormEvent } from 'react';
import { focusSoon } from '../../shell/focus-soon.ts';
import { keepTabText, useTabText } from '../../shell/use-tab-text.ts';
import styles from './App.module.css';
import { addIdea, problemWith } from './board.ts';

const key = 'app:toggle-vote:idea';

export const forgetTyped = () => keepTabText(key, '');

export function NewIdea({ me }: { readonly me: string }) {
  const [text, type] = useTabText(key);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    type('');
    focusSoon(await addIdea(text, me));
  }
  return (
    <form className={styles.newIdea} onSubmit={submit}>
      <label htmlFor="idea">Your idea</label>
      <input
        id="idea"
        type="text"
        required
        dir="auto"
        autoComplete="off"
        ref={(box) => box?.setCustomValidity(problemWith(text))}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit">Add idea</button>
    </form>
  );
}
