import type { MessageStore, StoredMessage } from '#server/contact/store.ts';
import type { Log } from '#server/http/log.ts';
import { createOutbox } from '#server/mail/outbox.ts';

/** An outbox for the messages of the contact form alone. */
export function messageOutbox(
  store: MessageStore,
  send: (message: StoredMessage) => Promise<void>,
  log: Log = () => {},
) {
  const waiting = () =>
    store.waiting().map((message) => ({
      name: `message ${message.id}`,
      key: `message ${message.id}`,
      send: () => send(message),
      markSent: () => store.markMailed(message),
      markRefused: () => store.markRefused(message),
    }));
  return createOutbox(waiting, log);
}
