import { useEffect, useId, useState } from 'react';
import { comments as words } from '#language';
import { signInMessage } from '../messages.ts';
import type { ReplyMailsPort, SignInRefusal } from '../port.ts';
import { useConversation } from './conversation-context.ts';

/** A signed-in reader's choice to get mail about replies. Nothing where the backend sends none. */
export function ReplyMails({ port }: { readonly port: ReplyMailsPort }) {
  const { conversation } = useConversation();
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInRefusal | null>(null);
  const statusId = useId();
  useEffect(() => {
    void port.isOn().then((answer) => answer.ok && setOn(answer.value));
  }, [port]);
  if (isOn === null) return null;

  const turn = async (on: boolean) => {
    setProblem(null);
    setBusy(true);
    const answer = await (on ? port.turnOn() : conversation.ask(() => port.turnOff()));
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) setOn(on);
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
      <p aria-live="polite" id={statusId} className="writer-problem">
        {isBusy && !isOn && words.confirmAddress}
        {problem && (problem.kind === 'forbidden' ? words.noAddress : signInMessage(problem))}
      </p>
    </div>
  );
}
