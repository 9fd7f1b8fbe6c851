import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is smaller gains less by compression than it costs. */
const minBytes = 1024;
const compress: Readonly<Record<Encoding, (bytes: Bytes, quality: number) => Promise<Bytes>>> = {
  br: (bytes, quality) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** An answer for many readers: compressed once, and sent to all of them from the same memory. */
export class CompressedBody {
  readonly plain: Bytes;
  readonly #compressed = new Map<Encoding, Promise<Bytes>>();

  readonly #quality: number;

  /** `quality` is brotli's, from 1 (quick) to 11 (small). */
  constructor(text: string, quality = 4) {
    this.#quality = quality;
    this.plain = new TextEncoder().encode(text);
  }

  get isCompressible(): boolean {
    return this.plain.length >= minBytes;
  }

  in(encoding: Encoding): Promise<Bytes> {
    const compressed = this.#compressed.get(encoding) ?? compress[encoding](this.plain, this.#quality);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
