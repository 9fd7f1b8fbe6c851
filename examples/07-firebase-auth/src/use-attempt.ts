import { useState } from 'react';
import { messageFor, type Outcome, refused } from './account.ts';

interface Attempt {
  readonly busy: boolean;
  /** The message about the last refusal, or an empty string. */
  readonly problem: string;
  run(act: () => Promise<Outcome>): Promise<Outcome>;
}

// #region attempt
/** Runs one attempt at a time. It always ends, even if `act` throws. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(act: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(true);
    setProblem('');
    try {
      const outcome = await act();
      if (!outcome.ok) setProblem(messageFor[outcome.why]);
      return outcome;
    } catch (error) {
      console.error(error);
      setProblem(messageFor.unknown);
      return refused('unknown');
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, run };
}
// #endregion attempt
