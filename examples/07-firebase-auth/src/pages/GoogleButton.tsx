import type { Account } from '../account.ts';
import { useAttempt } from '../use-attempt.ts';

// #region google
/**
 * The popup opens straight from the click. After an await in between, a
 * browser may block it.
 */
export function GoogleButton({ account }: { readonly account: Account }) {
  const { busy, problem, run } = useAttempt();
  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        onClick={() => run(() => account.signInWithGoogle())}
      >
        Continue with Google
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
// #endregion google
