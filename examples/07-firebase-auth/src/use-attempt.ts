import { useRef, useState } from 'react';
import { messageFor, type Outcome } from './account.ts';

interface Attempt {
  readonly busy: boolean;
  /** The message about the last refusal, or an empty string. */
  readonly problem: string;
  /** True if it was done; false if it was refused or another one runs. */
  run(act: () => Promise<Outcome>): Promise<boolean>;
}

// #region attempt
/** Runs one attempt at a time. It always ends, even if `act` throws. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef(false);

  async function run(act: () => Promise<Outcome>): Promise<boolean> {
    // State would be too late: it changes with the next render.
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem('');
    try {
      const outcome = await act();
      if (!outcome.ok) setProblem(messageFor[outcome.why]);
      return outcome.ok;
    } catch (error) {
      console.error(error);
      setProblem(messageFor.unknown);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
// #endregion attempt
