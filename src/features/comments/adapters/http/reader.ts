import { failure, success } from '#lib/outcome.ts';
import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { survivesSignOut } from '#site/survives-sign-out.ts';
import { type Reader, readerSchema } from '../../model.ts';
import type { Outcome, ReaderPort, SignInRefusal } from '../../port.ts';
import { KnownReader } from '../known-reader.ts';
import { ask } from './request.ts';

/** The sign-in window. */
export interface Popup {
  readonly closed: boolean;
  close(): void;
}

/** How the tabs of the site and the sign-in window talk: a BroadcastChannel named 'reader', and the window's opener. */
export interface Channel {
  send(message: unknown): void;
  /** Calls onMessage with the data of each message. Returns a stop function. */
  listen(onMessage: (message: unknown) => void): () => void;
}

const whoSchema = z.object({ reader: z.nullable(readerSchema) });
const messageSchema = z.object({ type: z.enum(['signed-in', 'sign-in-failed', 'signed-out']) });
/** How soon to ask again who is reading if no answer came. */
const retryMs = 5000;

/** The embedded server's sign-in can also give the reader's address for mail about replies. */
interface HttpReader extends ReaderPort {
  signIn(path?: string): Promise<Outcome<Reader, SignInRefusal>>;
}

/** Who is reading, by the embedded server's session. `pollMs` is how often the popup is checked for being closed. */
export function httpReader(wire: {
  readonly fetch: Fetch;
  /** Opens a page that signs in, or gives null when the browser blocked it. */
  readonly openPopup: (path: string) => Popup | null;
  readonly channel: Channel;
  readonly storage: BrowserStorage;
  readonly pollMs?: number;
}): HttpReader {
  const { storage } = wire;
  const known = new KnownReader(storage);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async () => {
    const answer = await ask(wire.fetch, 'GET', '/api/reader', whoSchema);
    asking = undefined;
    if (!answer.ok) {
      clearTimeout(timer);
      if (known.current === undefined && known.isWatched) timer = setTimeout(whoIsThis, retryMs);
      return answer;
    }
    const { reader } = answer.value;
    known.tell(reader);
    return success(reader);
  };
  /** Asks the server, once at a time. A missing answer is not a sign-out. */
  let asking: ReturnType<typeof check> | undefined;
  const whoIsThis = () => {
    asking ??= check();
    return asking;
  };

  const onMessage = (use: (type: z.infer<typeof messageSchema>['type']) => void) =>
    wire.channel.listen((message) => {
      const parsed = messageSchema.safeParse(message);
      if (parsed.success) use(parsed.data.type);
    });

  /** Resolves when the popup has sent its result, or is closed. */
  const ended = (popup: Popup) =>
    new Promise<'signed-in' | 'sign-in-failed' | 'popup-closed'>((resolve) => {
      const poll = setInterval(() => popup.closed && end('popup-closed'), wire.pollMs ?? 500);
      const stop = onMessage((type) => type !== 'signed-out' && end(type));
      function end(how: 'signed-in' | 'sign-in-failed' | 'popup-closed') {
        clearInterval(poll);
        stop();
        resolve(how);
      }
    });

  return {
    watch(onChange) {
      const stopMessages = onMessage((type) => {
        if (type === 'signed-in') void whoIsThis();
        if (type === 'signed-out') known.tell(null);
      });
      const stopWatching = known.watch(onChange, whoIsThis);
      const retry = () => void (known.current === undefined && known.hasSignedIn && whoIsThis());
      // A page that the Back button restores has missed a sign-out in the meantime.
      const returned = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        if (known.hasSignedIn) void whoIsThis();
        else known.tell(null);
      };
      globalThis.addEventListener?.('online', retry);
      globalThis.addEventListener?.('pageshow', returned);
      return () => {
        stopWatching();
        stopMessages();
        globalThis.removeEventListener?.('online', retry);
        globalThis.removeEventListener?.('pageshow', returned);
      };
    },
    async signIn(path = '/auth/popup') {
      const popup = wire.openPopup(path);
      if (!popup) return failure<SignInRefusal>({ kind: 'popup-blocked' });
      const how = await ended(popup);
      const answer = await whoIsThis();
      if (!answer.ok) return answer;
      if (answer.value) return success(answer.value);
      return failure<SignInRefusal>({ kind: how === 'popup-closed' ? 'popup-closed' : 'forbidden' });
    },
    async signOut() {
      const answer = await ask(wire.fetch, 'POST', '/api/reader/sign-out', z.undefined());
      // A session that has ended already still leaves stored data to clear.
      if (!answer.ok && answer.problem.kind !== 'signed-out') return answer;
      storage.clear(survivesSignOut);
      wire.channel.send({ type: 'signed-out' });
      known.tell(null);
      return success(undefined);
    },
  };
}
