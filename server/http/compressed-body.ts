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

/** A response body for many readers: compressed once, and sent to all of them from the same memory. */
export class CompressedBody {
  readonly #plain: Bytes;
  readonly #quality: number;
  readonly #compressed: { br?: Promise<Bytes>; gzip?: Promise<Bytes> } = {};

  /** `quality` is brotli's, from 1 (quick) to 11 (small). */
  constructor(text: string, quality = 4) {
    this.#plain = new TextEncoder().encode(text);
    this.#quality = quality;
  }

  async send(c: Context, contentType: string): Promise<Response> {
    c.header('Content-Type', contentType);
    c.header('Vary', 'Accept-Encoding');
    const encoding = this.#plain.length < minBytes ? undefined : encodingFor(c);
    if (encoding === undefined) return c.body(this.#plain);
    c.header('Content-Encoding', encoding);
    this.#compressed[encoding] ??= encoders[encoding](this.#plain, this.#quality);
    return c.body(await this.#compressed[encoding]);
  }
}

/** The smallest encoding that the client accepts. */
function encodingFor(c: Context): keyof typeof encoders | undefined {
  const accepted = (name: string) =>
    accepts(c, { header: 'Accept-Encoding', supports: [name], default: 'identity' }) === name;
  return (['br', 'gzip'] as const).find(accepted);
}
