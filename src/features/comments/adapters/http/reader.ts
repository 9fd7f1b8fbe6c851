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
const messageSchema = z.object({ type: z.enum(['signed-in', 'sign-in-failed', 'signed-out']) });

/** Who is reading, by the embedded server's session. `signInAt` opens a page that signs in. */
export function httpReader(providers: readonly SignInProvider[], fetch: Fetch) {
  const current = new CurrentReader();
  /** How the tabs of the site and the sign-in window talk. */
  const channel = new BroadcastChannel('reader');
  const whoIsThis = askingFor(current, fetch);

  async function signInAt(path: string): Promise<Outcome<Reader, SignInRefusal>> {
    // Opened within the click itself: a browser blocks a window that comes later.
    const popup = window.open(path, 'sign-in', 'popup,width=480,height=640');
    if (!popup) return failure<SignInRefusal>({ kind: 'popup-blocked' });
    const how = await endOf(popup, channel);
    const answer = await whoIsThis();
    if (!answer.ok) return answer;
    if (answer.value) return success(answer.value);
    return failure<SignInRefusal>({ kind: how === 'popup-closed' ? 'popup-closed' : 'forbidden' });
  }

  return {
    watch(onChange) {
      const stopped = new AbortController();
      // A page that the Back button restores has missed a sign-out in the meantime.
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        if (current.hasSignedIn) void whoIsThis();
        else current.tell(null);
      };
      window.addEventListener('pageshow', onShow, { signal: stopped.signal });
      const stopMessages = onMessage(channel, (type) => {
        if (type === 'signed-in') void whoIsThis();
        if (type === 'signed-out') current.tell(null);
      });
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
    async signOut() {
      const answer = await ask(fetch, 'POST', '/api/reader/sign-out', nothingSchema);
      // A session that has ended already still leaves stored data to clear.
      if (!answer.ok && answer.problem.kind !== 'signed-out') return answer;
      browserStorage.clear(keysKeptAtSignOut);
      channel.postMessage({ type: 'signed-out' });
      current.tell(null);
      return success(undefined);
    },
  } satisfies ReaderPort & { signInAt: unknown };
}

/** Asks the server who is reading, one request at a time. No answer is not a sign-out: it asks again later. */
function askingFor(current: CurrentReader, fetch: Fetch) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<Outcome<Reader | null>> | undefined;
  const check = async (): Promise<Outcome<Reader | null>> => {
    const answer = await ask(fetch, 'GET', '/api/reader', whoSchema);
    asking = undefined;
    if (answer.ok) {
      current.tell(answer.value.reader);
      return success(answer.value.reader);
    }
    clearTimeout(timer);
    if (current.value === undefined && current.isWatched) timer = setTimeout(whoIsThis, readerRetryMs);
    return answer;
  };
  const whoIsThis = () => (asking ??= check());
  return whoIsThis;
}

type MessageType = z.infer<typeof messageSchema>['type'];

/** Returns a stop function. The sign-in window also writes to its opener, for browsers that give the two separate channels. */
function onMessage(channel: BroadcastChannel, use: (type: MessageType) => void): () => void {
  const stopped = new AbortController();
  const listener = (event: MessageEvent) => {
    if (event.target !== channel && event.origin !== location.origin) return;
    const parsed = messageSchema.safeParse(event.data);
    if (parsed.success) use(parsed.data.type);
  };
  channel.addEventListener('message', listener, { signal: stopped.signal });
  window.addEventListener('message', listener, { signal: stopped.signal });
  return () => stopped.abort();
}

/** Resolves when the sign-in window has sent its result, or is closed. */
function endOf(popup: Window, channel: BroadcastChannel): Promise<MessageType | 'popup-closed'> {
  return new Promise((resolve) => {
    const poll = setInterval(() => popup.closed && end('popup-closed'), popupPollMs);
    const stop = onMessage(channel, (type) => type !== 'signed-out' && end(type));
    function end(how: MessageType | 'popup-closed') {
      clearInterval(poll);
      stop();
      resolve(how);
    }
  });
}

const replyMailsUrl = '/api/reader/reply-mails';
const replyMailsSchema = z.object({ isOn: z.nullable(z.boolean()) });

/** Mail about replies from the embedded server. */
export function httpReplyMails(
  fetch: Fetch,
  signInAt: ReturnType<typeof httpReader>['signInAt'],
): ReplyMailsPort {
  const isOn = async (): Promise<Outcome<boolean | null>> => {
    const answer = await ask(fetch, 'GET', replyMailsUrl, replyMailsSchema);
    return answer.ok ? success(answer.value.isOn) : answer;
  };
  return {
    isOn,
    async turnOn() {
      const signedIn = await signInAt('/auth/popup?for=reply-mails');
      if (!signedIn.ok) return signedIn;
      // Another account than the one that asked, or a provider that gave no address.
      const now = await isOn();
      if (now.ok && now.value) return success(undefined);
      return now.ok ? failure<SignInRefusal>({ kind: 'forbidden' }) : now;
    },
    turnOff: () => ask(fetch, 'DELETE', replyMailsUrl, nothingSchema),
  };
}
