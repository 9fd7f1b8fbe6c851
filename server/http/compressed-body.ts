import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Refusal } from '#features/comments/port.ts';
import { clientAddress } from './client.ts';
import type { ServerEnv } from './env.ts';
import type { Limit } from './limits.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const pieceLength = 64 * 1024;

/** A response's body. A longer one is written piece by piece, as fast as its client reads, so the server sees whether it reads at all. */
export function inPieces(
  c: Context,
  length: number,
  read: (from: number, to: number) => Bytes,
): Bytes | ReadableStream<Bytes> {
  c.header('Content-Length', String(length));
  if (length <= pieceLength) return read(0, length);
  let sent = 0;
  return new ReadableStream<Bytes>(
    {
      pull(controller) {
        const to = Math.min(sent + pieceLength, length);
        controller.enqueue(read(sent, to));
        sent = to;
        if (sent === length) controller.close();
      },
    },
    new CountQueuingStrategy({ highWaterMark: 0 }),
  );
}

/** Compressing smaller bodies costs more than it saves. */
const minBytes = 1024;
const encoders = {
  br: (bytes: Bytes, quality: number): Promise<Bytes> =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Bytes): Promise<Bytes> => promisify(gzip)(bytes),
};
/** Brotli's best is a tenth smaller than this, and takes forty times as long. */
const quickQuality = 5;
/** Brotli's best takes up to four seconds for a megabyte, which is too much to spend on longer bodies after each change. */
const maxBytesForBest = 512 * 1024;

/** How many bytes of bodies may wait for clients that have not read them, and how many of these for one address. */
const maxUnread = 16 * 1024 * 1024;
const maxUnreadOfAddress = maxUnread / 4;

/** A body gets brotli's best so long after its second reader, because many are replaced before: six edits in a row need not cost six times. */
const patienceMs = 30_000;

/** Bytes of all bodies that some client has not read to the end. A body counts once, no matter how many clients read it. */
let unread = 0;
/** The same for each address. Here a body counts once for each client. */
const unreadOf = new Map<string, number>();
/** One body is compressed at a time, because the memory for compressing is several times its length. */
let compressing: Promise<unknown> = Promise.resolve();
/** The bodies that get brotli's best result, one after another. */
let improving: Promise<unknown> = Promise.resolve();

/** Whether clients leave so much unread that no further body should be made. */
export const areTooManyUnread = () => unread >= maxUnread;

export type CompressedBody = ReturnType<typeof compressedBody>;

/**
 * A response body for many readers: compressed once, and sent to all of them from the same memory. Readers of a body that isn't too long
 * get brotli's quick result first, and its best some time after the second one, if `isCurrent` says that readers still get this body.
 */
export function compressedBody(text: string, isCurrent: () => boolean = () => false) {
  const plain = new TextEncoder().encode(text);
  const compressed: { br?: Promise<Bytes>; gzip?: Promise<Bytes> } = {};
  let readers = 0;
  let reads = 0;

  function countReader(c: Context, onRead: () => unknown): void {
    const { outgoing, incoming }: ServerEnv['Bindings'] = c.env ?? {};
    if (outgoing === undefined || incoming === undefined || incoming.socket.destroyed) {
      onRead();
      return;
    }
    const address = clientAddress(c);
    const count = (bytes: number) => {
      const ofAddress = (unreadOf.get(address) ?? 0) + bytes;
      if (ofAddress > 0) unreadOf.set(address, ofAddress);
      else unreadOf.delete(address);
    };
    count(plain.length);
    if (readers++ === 0) unread += plain.length;
    // A response that waits for an earlier one on its connection is not told when the connection ends.
    const emitters = [outgoing, incoming.socket];
    let isReading = true;
    const end = () => {
      for (const each of emitters) each.off('close', end);
      // The end of the connection is also that of the response, and may come twice.
      if (!isReading) return;
      isReading = false;
      count(-plain.length);
      if (--readers > 0) return;
      unread -= plain.length;
      onRead();
    };
    for (const each of emitters) each.once('close', end);
  }

  function compress(encoding: 'br' | 'gzip'): Promise<Bytes> {
    const quick = compressing.then(() => encoders[encoding](plain, quickQuality));
    compressing = quick;
    compressed[encoding] = quick;
    return quick;
  }

  function improve(): void {
    improving = improving.then(async () => {
      if (!isCurrent()) return;
      const best = await encoders.br(plain, constants.BROTLI_MAX_QUALITY);
      compressed.br = Promise.resolve(best);
    });
  }

  return {
    /** Sends it. `onRead` is called when the last client has read it. */
    async send(c: Context, contentType: string, onRead: () => unknown = () => {}): Promise<Response> {
      countReader(c, onRead);
      c.header('Content-Type', contentType);
      c.header('Vary', 'Accept-Encoding');
      const encoding = plain.length < minBytes ? undefined : encodingFor(c);
      if (encoding !== undefined) c.header('Content-Encoding', encoding);
      if (encoding === 'br' && plain.length <= maxBytesForBest && ++reads === 2)
        setTimeout(improve, patienceMs).unref();
      const bytes = encoding === undefined ? plain : await (compressed[encoding] ?? compress(encoding));
      return c.body(inPieces(c, bytes.length, (from, to) => bytes.subarray(from, to)));
    },
  };
}

/** Sends bodies that are made for a request and shared by its key, within an address's limit and unless clients leave too much unread. */
export function madeOnRequest(
  limit: Limit,
  refuse: (c: Context, refusal: Refusal) => Response | Promise<Response>,
) {
  const shared = new Map<string, CompressedBody>();
  return (
    c: Context,
    key: string | undefined,
    contentType: string,
    make: () => CompressedBody | undefined,
  ) => {
    const onRead = () => key && shared.delete(key);
    const known = key && shared.get(key);
    if (known) return known.send(c, contentType, onRead);
    const address = clientAddress(c);
    const retryAfterSeconds = limit(address);
    if (retryAfterSeconds !== null) {
      c.header('Retry-After', String(retryAfterSeconds));
      return refuse(c, { kind: 'rate-limited', retryAfterSeconds });
    }
    if (areTooManyUnread() || (unreadOf.get(address) ?? 0) >= maxUnreadOfAddress) {
      c.header('Retry-After', '10');
      return refuse(c, { kind: 'unavailable' });
    }
    const body = make();
    if (body === undefined) return refuse(c, { kind: 'not-found' });
    if (key) shared.set(key, body);
    return body.send(c, contentType, onRead);
  };
}

export function encodingFor(c: Context): keyof typeof encoders | undefined {
  const accepted = (name: string) =>
    accepts(c, { header: 'Accept-Encoding', supports: [name], default: 'identity' }) === name;
  return (['br', 'gzip'] as const).find(accepted);
}
