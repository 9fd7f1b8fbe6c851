import { failure, success } from '#lib/outcome.ts';
import type { Fetch } from '#lib/request.ts';
import { z } from '#lib/schema.ts';
import type { BrowserStorage } from '#lib/stored.ts';
import { survivesSignOut } from '#site/survives-sign-out.ts';
import { type Reader, readerSchema } from '../model.ts';
import type { ReaderPort, SignInRefusal } from '../port.ts';
import { isAuthKey } from '../storage-keys.ts';
import { ask } from './http-wire.ts';

/** A window that was opened for signing in. */
export interface Popup {
  readonly closed: boolean;
  close(): void;
}

/** How the tabs of the site and the sign-in window talk: a BroadcastChannel named 'reader', and the window's opener. */
export interface Channel {
  tell(message: unknown): void;
  /** Calls onMessage with the data of each message. Returns a stop function. */
  hear(onMessage: (message: unknown) => void): () => void;
}

const whoSchema = z.object({ reader: z.nullable(readerSchema) });
const newsSchema = z.object({ type: z.enum(['signed-in', 'sign-in-failed', 'signed-out']) });
/** How soon to ask again who is reading, in milliseconds, when no answer came. */
const retryMs = 5000;

/** Who is reading, as the embedded server's session says. `pollMs` is how often a popup is checked for having been closed. */
export function httpReader(wire: {
  readonly fetch: Fetch;
  /** Opens /auth/popup, or gives null when the browser blocked it. */
  readonly openPopup: () => Popup | null;
  readonly channel: Channel;
  readonly storage: BrowserStorage;
  readonly pollMs?: number;
}): ReaderPort {
  const { storage } = wire;
  const listeners = new Set<(reader: Reader | null) => void>();
  /** undefined until the server has said. */
  let known: Reader | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (reader: Reader | null) => {
    known = reader;
    for (const listener of [...listeners]) listener(reader);
  };

  const check = async () => {
    const answer = await ask(wire.fetch, 'GET', '/api/reader', whoSchema);
    asking = undefined;
    if (!answer.ok) {
      clearTimeout(timer);
      if (known === undefined && listeners.size > 0) timer = setTimeout(whoIsThis, retryMs);
      return answer;
    }
    const { reader } = answer.value;
    if (reader) storage.set(isAuthKey, 'true');
    else if (storage.get(isAuthKey)) storage.remove(isAuthKey);
    tell(reader);
    return success(reader);
  };
  /** Asks the server who this is, once at a time. An answer that doesn't come is not a sign-out. */
  let asking: ReturnType<typeof check> | undefined;
  const whoIsThis = () => {
    asking ??= check();
    return asking;
  };

  const news = (use: (type: z.infer<typeof newsSchema>['type']) => void) =>
    wire.channel.hear((message) => {
      const parsed = newsSchema.safeParse(message);
      if (parsed.success) use(parsed.data.type);
    });

  /** Resolves when the popup has told its end, or is seen to be closed. */
  const ended = (popup: Popup) =>
    new Promise<'signed-in' | 'sign-in-failed' | 'popup-closed'>((resolve) => {
      const poll = setInterval(() => popup.closed && end('popup-closed'), wire.pollMs ?? 500);
      const stop = news((type) => type !== 'signed-out' && end(type));
      function end(how: 'signed-in' | 'sign-in-failed' | 'popup-closed') {
        clearInterval(poll);
        stop();
        resolve(how);
      }
    });

  return {
    watch(onChange) {
      listeners.add(onChange);
      const stopNews = news((type) => {
        if (type === 'signed-in') void whoIsThis();
        if (type === 'signed-out') tell(null);
      });
      if (known !== undefined) onChange(known);
      // Nobody has signed in on this browser, so there is nobody to ask about.
      else if (storage.get(isAuthKey)) void whoIsThis();
      else onChange(null);
      const retry = () => void (known === undefined && storage.get(isAuthKey) && whoIsThis());
      // A page that comes back as it was left has not heard of a sign-out in the meantime.
      const returned = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        if (storage.get(isAuthKey)) void whoIsThis();
        else tell(null);
      };
      globalThis.addEventListener?.('online', retry);
      globalThis.addEventListener?.('pageshow', returned);
      return () => {
        listeners.delete(onChange);
        stopNews();
        globalThis.removeEventListener?.('online', retry);
        globalThis.removeEventListener?.('pageshow', returned);
      };
    },
    async signIn() {
      const popup = wire.openPopup();
      if (!popup) return failure<SignInRefusal>({ kind: 'popup-blocked' });
      const how = await ended(popup);
      const answer = await whoIsThis();
      if (!answer.ok) return answer;
      if (answer.value) return success(answer.value);
      return failure<SignInRefusal>({ kind: how === 'popup-closed' ? 'popup-closed' : 'forbidden' });
    },
    async signOut() {
      const answer = await ask(wire.fetch, 'POST', '/api/reader/sign-out', z.undefined());
      // Without a session there is nothing to end; what is stored here goes either way.
      if (!answer.ok && answer.problem.kind !== 'signed-out') return answer;
      storage.clear(survivesSignOut);
      wire.channel.tell({ type: 'signed-out' });
      tell(null);
      return success(undefined);
    },
  };
}
