import { useState } from 'react';
import { type Outcome, wordsFor } from './account.ts';

interface Attempt {
  readonly busy: boolean;
  /** Words about the last refusal; empty when there is nothing to say. */
  readonly problem: string;
  run(act: () => Promise<Outcome>): Promise<Outcome>;
}

/** One attempt at a time, and words for how it went. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function run(act: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(true);
    setProblem('');
    const outcome = await act();
    setBusy(false);
    if (!outcome.ok) setProblem(wordsFor[outcome.why]);
    return outcome;
  }

  return { busy, problem, run };
}
