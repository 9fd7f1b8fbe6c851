import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

type Bytes = Uint8Array<ArrayBuffer>;

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

/** A response body for many readers: compressed once, and sent to all of them from the same memory. */
export class CompressedBody {
  readonly #plain: Bytes;
  readonly #isImproved: boolean;
  readonly #compressed: { br?: Promise<Bytes>; gzip?: Promise<Bytes> } = {};

  /** With `readOften`, the first reader of a body that isn't too long gets brotli's quick result, and the readers after it get its best. */
  constructor(text: string, { readOften = false } = {}) {
    this.#plain = new TextEncoder().encode(text);
    this.#isImproved = readOften && this.#plain.length <= maxBytesForBest;
  }

  async send(c: Context, contentType: string): Promise<Response> {
    c.header('Content-Type', contentType);
    c.header('Vary', 'Accept-Encoding');
    const encoding = this.#plain.length < minBytes ? undefined : encodingFor(c);
    if (encoding === undefined) return c.body(this.#plain);
    c.header('Content-Encoding', encoding);
    return c.body(await (this.#compressed[encoding] ?? this.#compress(encoding)));
  }

  #compress(encoding: 'br' | 'gzip'): Promise<Bytes> {
    const quick = encoders[encoding](this.#plain, quickQuality);
    this.#compressed[encoding] = quick;
    if (encoding === 'br' && this.#isImproved) void this.#improve(quick);
    return quick;
  }

  async #improve(quick: Promise<Bytes>): Promise<void> {
    await quick;
    const best = await encoders.br(this.#plain, constants.BROTLI_MAX_QUALITY);
    this.#compressed.br = Promise.resolve(best);
  }
}

/** The smallest encoding that the client accepts. */
function encodingFor(c: Context): keyof typeof encoders | undefined {
  const accepted = (name: string) =>
    accepts(c, { header: 'Accept-Encoding', supports: [name], default: 'identity' }) === name;
  return (['br', 'gzip'] as const).find(accepted);
}
