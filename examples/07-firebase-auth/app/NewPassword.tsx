import { type SubmitEvent, useId, useState } from 'react';

interface NewPasswordProps {
  readonly choose: (password: string) => Promise<void>;
}

/** What is behind the link of a reset email. Its email keeps the focus when it goes away. */
export function NewPassword({ choose }: NewPasswordProps) {
  const [password, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    event.currentTarget.closest('li')?.focus();
    setBusy(true);
    await choose(password);
  }

  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={id}>New password</label>
      <input
        id={id}
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
        value={password}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'One moment…' : 'Set the password'}
      </button>
    </form>
  );
}
