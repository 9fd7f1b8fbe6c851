import { failure, success } from '#lib/outcome.ts';
import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import { browserStorage } from '#lib/stored.ts';
import { keysKeptAtSignOut } from '#site/storage-keys.ts';
import { type Reader, readerSchema } from '../../model.ts';
import type { Outcome, ReaderPort, ReplyMailsPort, SignInProvider, SignInRefusal } from '../../port.ts';
import { popupPollMs, readerRetryMs } from '../../times.ts';
import { CurrentReader } from '../current-reader.ts';
import { ask, nothingSchema } from './request.ts';

const whoSchema = z.object({ reader: z.nullable(readerSchema) });
const messageSchema = z.object({ type: z.enum(['signed-in', 'sign-in-failed']) });

/** Who is reading, by the embedded server's session. `signInAt` opens a page that signs in. */
export function httpReader(providers: readonly SignInProvider[], fetch: Fetch) {
  const current = new CurrentReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let told = 0;
  /** Asks the server. An answer to an earlier question comes too late, and no answer is not a sign-out: it asks again later. */
  const whoIsThis = async () => {
    const question = ++asked;
    const answer = await ask(fetch, 'GET', '/api/reader', whoSchema);
    clearTimeout(timer);
    if (answer.ok && question > told) {
      told = question;
      current.tell(answer.value.reader);
    } else if (current.value === undefined) timer = setTimeout(whoIsThis, readerRetryMs);
    return answer;
  };

  async function signInAt(path: string): Promise<Outcome<Reader, SignInRefusal>> {
    // Opened within the click itself: a browser blocks a window that comes later.
    const popup = window.open(path, 'sign-in', 'popup,width=480,height=640');
    if (!popup) return failure<SignInRefusal>({ kind: 'popup-blocked' });
    const how = await endOf(popup);
    const answer = await whoIsThis();
    if (!answer.ok) return answer;
    if (answer.value.reader) return success(answer.value.reader);
    return failure<SignInRefusal>({ kind: how === 'popup-closed' ? 'popup-closed' : 'forbidden' });
  }

  return {
    watch(onChange) {
      const stopped = new AbortController();
      // A page that the Back button restores may have missed that another person has signed in.
      const onShow = ({ persisted }: PageTransitionEvent) =>
        void (persisted && current.hasSignedIn && whoIsThis());
      window.addEventListener('pageshow', onShow, { signal: stopped.signal });
      const stopMessages = onMessage((type) => void (type === 'signed-in' && whoIsThis()));
      const stopWatching = current.watch(onChange, whoIsThis);
      return () => {
        stopped.abort();
        stopMessages();
        stopWatching();
      };
    },
    providers,
    signIn: (provider, asOwner?: boolean) =>
      signInAt(`/auth/popup?with=${provider}${asOwner ? '&as=owner' : ''}`),
    signInAt,
    whoIsThis,
    async signOut() {
      const answer = await ask(fetch, 'POST', '/api/reader/sign-out', nothingSchema);
      // A session that has ended already still leaves stored data to clear.
      if (!answer.ok && answer.problem.kind !== 'signed-out') return answer;
      // The flag goes first: a form that another tab took away for the rest would lose the focus to nothing.
      current.tell(null);
      browserStorage.clear(keysKeptAtSignOut);
      return success(undefined);
    },
  } satisfies ReaderPort & { signInAt: unknown; whoIsThis: unknown };
}

type MessageType = z.infer<typeof messageSchema>['type'];

/** Hears the sign-in window, also if it has lost its opener, except where Firefox blocks cookies. Returns a stop function. */
function onMessage(use: (type: MessageType) => void): () => void {
  const stopped = new AbortController();
  const listener = ({ data, origin }: MessageEvent) => {
    const parsed = messageSchema.safeParse(data);
    if (parsed.success && origin === location.origin) use(parsed.data.type);
  };
  window.addEventListener('message', listener, { signal: stopped.signal });
  try {
    new BroadcastChannel('reader').addEventListener('message', listener, { signal: stopped.signal });
  } catch {}
  return () => stopped.abort();
}

/** Resolves when the sign-in window has sent its result, or is closed. */
function endOf(popup: Window): Promise<MessageType | 'popup-closed'> {
  return new Promise((resolve) => {
    const poll = setInterval(() => popup.closed && end('popup-closed'), popupPollMs);
    const stop = onMessage(end);
    function end(how: MessageType | 'popup-closed') {
      clearInterval(poll);
      stop();
      resolve(how);
    }
  });
}

export function httpReplyMails(
  fetch: Fetch,
  { signInAt, whoIsThis }: ReturnType<typeof httpReader>,
): ReplyMailsPort {
  return {
    async turnOn() {
      const signedIn = await signInAt('/auth/popup?for=reply-mails');
      if (!signedIn.ok) return signedIn;
      // Another account than the one that asked, or a provider that gave no address.
      return signedIn.value.mailsReplies ? success(undefined) : failure<SignInRefusal>({ kind: 'forbidden' });
    },
    async turnOff() {
      const answer = await ask(fetch, 'DELETE', '/api/reader/reply-mails', nothingSchema);
      if (!answer.ok) return answer;
      const now = await whoIsThis();
      return now.ok ? success(undefined) : now;
    },
  };
}
