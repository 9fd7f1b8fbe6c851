import type { SendProblem } from './send.ts';

/** What became of the message. `returned` says whether its text is back in the form, or kept beside it. */
export type Sending =
  | { readonly kind: 'idle' | 'sending' | 'sent' | 'suspected' }
  | { readonly kind: 'failed'; readonly problem: SendProblem; readonly returned: boolean };

/** What to tell the person, or nothing. */
export function wordsFor(sending: Sending): string | undefined {
  switch (sending.kind) {
    case 'idle':
      return undefined;
    case 'sending':
      return 'Sending…';
    case 'sent':
      return 'Message sent';
    case 'suspected':
      return 'This looked as if a program had filled in the form, so nothing was sent. If it was you, press Send again.';
    case 'failed':
      return `${why(sending.problem)} ${whereabouts(sending.returned)}`;
  }
}

function whereabouts(returned: boolean): string {
  return returned ? 'Your text is back in the form.' : 'Your text is kept.';
}

function why(problem: SendProblem): string {
  switch (problem.kind) {
    case 'offline':
      return 'You are offline, so the message was not sent.';
    case 'unreachable':
      return 'The message was not sent: the mail service could not be reached.';
    case 'silent':
      return 'The mail service did not answer within 15 seconds, so the message may not have arrived.';
    case 'interrupted':
      return 'The page was left before an answer came, so this message may not have arrived.';
    case 'too-many':
      return 'The message was not sent: there were too many in a short time. Wait a minute, then send it again.';
    case 'refused':
      return `The message was not sent. The mail service answered: ${answer(problem.text, problem.status)}`;
  }
}

/** The service's own sentence where it is one; a page of markup or a long report is no sentence. */
function answer(text: string, status: number): string {
  const sentence = text.trim();
  if (sentence === '' || sentence.length > 200 || /[<{]/.test(sentence)) return `error ${status}.`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
