import { useId, useState } from 'react';
import { comments as words } from '#language';
import { signInMessage } from '../messages.ts';
import type { ReplyMailsPort, SignInRefusal } from '../port.ts';
import { useConversation } from './conversation-context.ts';

interface Props {
  readonly port: ReplyMailsPort;
  readonly isOn: boolean;
}

export function ReplyMails({ port, isOn }: Props) {
  const { conversation } = useConversation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInRefusal | null>(null);
  const statusId = useId();
  const turn = async (on: boolean) => {
    setProblem(null);
    setBusy(true);
    const answer = await (on ? port.turnOn() : conversation.ask(() => port.turnOff()));
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
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
      <p aria-live="polite" id={statusId} className={problem ? 'writer-problem' : 'writer-state'}>
        {isBusy && !isOn
          ? words.confirmAddress
          : problem && (problem.kind === 'forbidden' ? words.noAddress : signInMessage(problem))}
      </p>
    </div>
  );
}
