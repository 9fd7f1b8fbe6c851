import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { Refusal } from '#features/comments/port.ts';
import { clientAddress } from './client.ts';
import type { Limit } from './limits.ts';
import { areTooManyUnread, areTooManyUnreadOf, readerCounter } from './unread-bodies.ts';

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
/** Brotli's best is a tenth smaller than this, and takes forty times as long. */
const quickQuality = 5;
/** Brotli's best takes up to four seconds for a megabyte, which is too much to spend on longer bodies after each change. */
const maxBytesForBest = 512 * 1024;
/** A body gets brotli's best so long after its second reader, because many are replaced before: six edits in a row need not cost six times. */
const patienceMs = 30_000;

const brotli = (bytes: Bytes, quality: number): Promise<Bytes> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const encoders = {
  br: (bytes: Bytes) => brotli(bytes, quickQuality),
  gzip: (bytes: Bytes): Promise<Bytes> => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

// One body is compressed at a time, because the memory for compressing is several times its length. Brotli's best has its own turn, so
// that nobody waits behind it.
const compressing = oneAtATime();
const improving = oneAtATime();

/** Runs jobs in turn. One that fails doesn't keep the others from running. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}

export type CompressedBody = ReturnType<typeof compressedBody>;

/**
 * A response body for many readers: compressed once, and sent to all of them from the same memory. Readers of a body that isn't too long
 * get brotli's quick result first, and its best some time after the second one, if `isCurrent` says that readers still get this body.
 */
export function compressedBody(text: string, isCurrent: () => boolean = () => false) {
  const plain = new TextEncoder().encode(text);
  const compressed: Partial<Record<Encoding, Promise<Bytes>>> = {};
  const countReader = readerCounter(plain.length);
  let reads = 0;

  async function improve(): Promise<void> {
    if (isCurrent()) compressed.br = Promise.resolve(await brotli(plain, constants.BROTLI_MAX_QUALITY));
  }

  // If it fails, the quick result is still good.
  const improveLater = () => setTimeout(() => improving(improve).catch(() => {}), patienceMs).unref();

  return {
    /** Sends it. `onRead` is called when the last client has read it. */
    async send(c: Context, contentType: string, onRead: () => unknown = () => {}): Promise<Response> {
      countReader(c, onRead);
      c.header('Content-Type', contentType);
      c.header('Vary', 'Accept-Encoding');
      const encoding = plain.length < minBytes ? undefined : encodingFor(c);
      if (encoding === undefined) return sendBytes(c, plain);
      c.header('Content-Encoding', encoding);
      if (encoding === 'br' && ++reads === 2 && plain.length <= maxBytesForBest) improveLater();
      compressed[encoding] ??= compressing(() => encoders[encoding](plain));
      return sendBytes(c, await compressed[encoding]);
    },
  };
}

const sendBytes = (c: Context, bytes: Bytes) =>
  c.body(inPieces(c, bytes.length, (from, to) => bytes.subarray(from, to)));

/**
 * Sends bodies that are made for a request, within an address's limit and unless clients leave too much unread. Clients that ask for the
 * same `key` at the same time share one body; without a key it is for one client. What `make` doesn't find is refused as 'not-found'.
 */
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
    const onRead = () => key !== undefined && shared.delete(key);
    const known = key === undefined ? undefined : shared.get(key);
    if (known !== undefined) return known.send(c, contentType, onRead);
    const address = clientAddress(c);
    const retryAfterSeconds = limit(address);
    if (retryAfterSeconds !== null) {
      c.header('Retry-After', String(retryAfterSeconds));
      return refuse(c, { kind: 'rate-limited', retryAfterSeconds });
    }
    if (areTooManyUnread() || areTooManyUnreadOf(address)) {
      c.header('Retry-After', '10');
      return refuse(c, { kind: 'unavailable' });
    }
    const body = make();
    if (body === undefined) return refuse(c, { kind: 'not-found' });
    if (key !== undefined) shared.set(key, body);
    return body.send(c, contentType, onRead);
  };
}

/** The encoding that a client prefers among brotli and gzip; undefined for one that takes neither. */
export function encodingFor(c: Context): Encoding | undefined {
  const isAccepted = (name: string) =>
    accepts(c, { header: 'Accept-Encoding', supports: [name], default: 'identity' }) === name;
  return (['br', 'gzip'] as const).find(isAccepted);
}
