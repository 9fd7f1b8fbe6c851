import { useEffect, useState } from 'react';
import { type Letters, letterRefusals, type Read } from '../letters.ts';
import { useSession } from '../session.tsx';

interface LetterTextProps {
  readonly letters: Letters;
  readonly month: string;
}

/** The text comes from the server, which checks who asks for it. */
export function LetterText({ letters, month }: LetterTextProps) {
  const [read, setRead] = useState<Read | null>(null);
  const [attempts, setAttempts] = useState(0);
  const session = useSession();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a verified address or another attempt is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    letters.read(month).then((answer) => {
      if (isCurrent) setRead(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [letters, month, session, attempts]);

  if (read === null) return <p className="waiting">One moment…</p>;
  if (read.ok) return <p>{read.text}</p>;
  return (
    <>
      <p role="alert">{letterRefusals[read.why]}</p>
      {read.why === 'offline' && (
        <button type="button" onClick={() => setAttempts(attempts + 1)}>
          Try again
        </button>
      )}
    </>
  );
}
