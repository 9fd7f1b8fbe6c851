import { useEffect, useId, useState } from 'react';
import { comments as words } from '#language';
import { signInMessage } from '../messages.ts';
import type { ReplyMailsPort, SignInRefusal } from '../port.ts';

interface Props {
  readonly port: ReplyMailsPort;
  /** Whose choice it is. */
  readonly uid: string;
}

/** A signed-in reader's choice to get mail about replies. Nothing where the backend sends none. */
export function ReplyMails({ port, uid }: Props) {
  const [choice, setChoice] = useState<{ uid: string; isOn: boolean | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInRefusal | null>(null);
  const statusId = useId();
  useEffect(() => {
    let isCurrent = true;
    void port.isOn().then((answer) => isCurrent && answer.ok && setChoice({ uid, isOn: answer.value }));
    return () => {
      isCurrent = false;
    };
  }, [port, uid]);
  if (choice === null || choice.uid !== uid || choice.isOn === null) return null;
  const { isOn } = choice;

  const turn = async (on: boolean) => {
    if (isBusy) return;
    setProblem(null);
    setBusy(true);
    const answer = await (on ? port.turnOn() : port.turnOff());
    setBusy(false);
    if (answer.ok) setChoice({ uid, isOn: on });
    else setProblem(answer.problem);
  };
  return (
    <div className="writer-mails">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={statusId}
          onChange={({ target }) => turn(target.checked)}
        />
        {words.mailReplies}
      </label>
      <p role="status" id={statusId} className="writer-problem">
        {isBusy && !isOn && words.confirmAddress}
        {problem && (problem.kind === 'forbidden' ? words.noAddress : signInMessage(problem))}
      </p>
    </div>
  );
}
