import { contact as words } from '#language';
import type { SendProblem } from './send-message.ts';

/** The status of the message. 'unknown': its page was left before the answer came. */
export type Status =
  | { readonly kind: 'idle' | 'sending' | 'sent' | 'suspected' }
  | { readonly kind: 'failed'; readonly problem: SendProblem | { readonly kind: 'unknown' } };

export function statusText(status: Status): string | undefined {
  switch (status.kind) {
    case 'idle':
      return undefined;
    case 'failed':
      return `${reason(status.problem)} ${words.textIsBack}`;
    default:
      return words[status.kind];
  }
}

function reason(problem: Extract<Status, { kind: 'failed' }>['problem']): string {
  return problem.kind === 'refused'
    ? words.refused(sentence(problem.text, problem.status))
    : words.problems[problem.kind];
}

/** The service's own sentence, or its status when it answered with markup or a long report. */
function sentence(answer: string, status: number): string {
  const text = answer.trim();
  if (text === '' || text.length > 200 || /[<{]/.test(text)) return words.errorStatus(status);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
