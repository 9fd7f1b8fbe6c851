import { useEffect, useId, useState } from 'react';
import { Choice } from '#design/ui/Choice.tsx';
import { comments as words } from '#language';
import { signInMessage } from '../messages.ts';
import type { ReplyMailsPort, SignInRefusal } from '../port.ts';
import styles from './ReplyMails.module.css';

/** A signed-in reader's choice to get mail about replies. Nothing where the backend sends none. */
export function ReplyMails({ port }: { readonly port: ReplyMailsPort }) {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInRefusal | null>(null);
  const statusId = useId();
  useEffect(() => {
    let isCurrent = true;
    void port.isOn().then((answer) => isCurrent && answer.ok && setOn(answer.value));
    return () => {
      isCurrent = false;
    };
  }, [port]);
  if (isOn === null) return null;

  const turn = async (on: boolean) => {
    if (isBusy) return;
    setProblem(null);
    setBusy(true);
    const answer = await (on ? port.turnOn() : port.turnOff());
    setBusy(false);
    if (answer.ok) setOn(on);
    else setProblem(answer.problem);
  };
  return (
    <div className={styles.choice}>
      <Choice
        type="checkbox"
        checked={isOn}
        aria-describedby={statusId}
        onChange={({ target }) => turn(target.checked)}
      >
        {words.mailReplies}
      </Choice>
      <p role="status" id={statusId} className={styles.status}>
        {isBusy ? !isOn && words.confirmAddress : problem && signInMessage(problem)}
      </p>
    </div>
  );
}
