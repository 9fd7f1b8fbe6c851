import type { Context } from 'hono';
import { clientAddress } from './client.ts';
import type { ServerEnv } from './env.ts';

// Bodies stay in memory while clients have not read them to the end. This counts them, in bytes.

const maxUnread = 16 * 1024 * 1024;
const maxUnreadOfAddress = maxUnread / 4;

/** A body counts once, no matter how many clients read it. */
let unread = 0;
/** For each address. Here a body counts once for each client. */
const unreadOf = new Map<string, number>();

/** Whether clients leave so much unread that no further body should be made. */
export const areTooManyUnread = () => unread >= maxUnread;
export const areTooManyUnreadOf = (address: string) => (unreadOf.get(address) ?? 0) >= maxUnreadOfAddress;

function addUnreadOf(address: string, bytes: number): void {
  const sum = (unreadOf.get(address) ?? 0) + bytes;
  if (sum > 0) unreadOf.set(address, sum);
  else unreadOf.delete(address);
}

/** For a body of this many bytes: counts a client until it has read it or has left. `onRead` is called when the last client has. */
export function readerCounter(bytes: number) {
  let readers = 0;
  return (c: Context, onRead: () => unknown): void => {
    const { outgoing, incoming }: ServerEnv['Bindings'] = c.env ?? {};
    if (outgoing === undefined || incoming === undefined || incoming.socket.destroyed) {
      onRead();
      return;
    }
    const address = clientAddress(c);
    addUnreadOf(address, bytes);
    if (readers++ === 0) unread += bytes;
    // A response that waits for an earlier one on its connection is not told when the connection ends.
    const emitters = [outgoing, incoming.socket];
    let isReading = true;
    const end = () => {
      for (const each of emitters) each.off('close', end);
      // The end of the connection is also that of the response, and may come twice.
      if (!isReading) return;
      isReading = false;
      addUnreadOf(address, -bytes);
      if (--readers > 0) return;
      unread -= bytes;
      onRead();
    };
    for (const each of emitters) each.once('close', end);
  };
}
