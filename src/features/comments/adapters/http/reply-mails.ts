import { failure, success } from '#lib/outcome.ts';
import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import type { Reader } from '../../model.ts';
import type { Outcome, ReplyMailsPort, SignInRefusal } from '../../port.ts';
import { ask } from './request.ts';

const path = '/api/reader/reply-mails';
const answerSchema = z.object({ isOn: z.nullable(z.boolean()) });

/** Mail about replies from the embedded server. */
export function httpReplyMails(
  fetch: Fetch,
  signIn: (path: string) => Promise<Outcome<Reader, SignInRefusal>>,
): ReplyMailsPort {
  const isOn = async (): Promise<Outcome<boolean | null>> => {
    const answer = await ask(fetch, 'GET', path, answerSchema);
    return answer.ok ? success(answer.value.isOn) : answer;
  };
  return {
    isOn,
    async turnOn() {
      const signedIn = await signIn('/auth/popup?for=reply-mails');
      if (!signedIn.ok) return signedIn;
      // Another account than the one that asked, or a provider that gave no address.
      const now = await isOn();
      if (now.ok && now.value) return success(undefined);
      return now.ok ? failure<SignInRefusal>({ kind: 'forbidden' }) : now;
    },
    turnOff: () => ask(fetch, 'DELETE', path, z.undefined()),
  };
}
