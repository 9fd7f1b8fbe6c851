import type { SendProblem } from './request.ts';

/** What became of the message. 'unknown': its page was left before the answer came. */
export type Status =
  | { readonly kind: 'idle' | 'sending' | 'sent' | 'suspected' }
  | { readonly kind: 'failed'; readonly problem: SendProblem | { readonly kind: 'unknown' } };

/** What to tell the person, or nothing. */
export function statusText(status: Status): string | undefined {
  switch (status.kind) {
    case 'idle':
      return undefined;
    case 'sending':
      return 'Sending…';
    case 'sent':
      return 'Message sent';
    case 'suspected':
      return 'This looked as if a program had filled in the form, so nothing was sent. If it was you, press Send again.';
    case 'failed':
      return `${reason(status.problem)} Your text is back in the form.`;
  }
}

function reason(problem: Extract<Status, { kind: 'failed' }>['problem']): string {
  switch (problem.kind) {
    case 'offline':
      return 'You are offline, so the message was not sent.';
    case 'unreachable':
      return 'The message was not sent: the mail service could not be reached.';
    case 'timeout':
      return 'The mail service did not answer within 15 seconds, so the message may not have arrived.';
    case 'unknown':
      return 'You left the page before the mail service answered, so this message may not have arrived.';
    case 'too-many':
      return 'The message was not sent: there were too many in a short time. Wait a minute, then send it again.';
    case 'refused':
      return `The message was not sent. The mail service answered: ${sentence(problem.text, problem.status)}`;
  }
}

/** The service's own sentence; its status instead of a page of markup, or of a long report. */
function sentence(answer: string, status: number): string {
  const text = answer.trim();
  if (text === '' || text.length > 200 || /[<{]/.test(text)) return `error ${status}.`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
