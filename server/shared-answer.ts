import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is smaller gains less by compression than it costs. */
const minBytes = 1024;
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Bytes>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** An answer for many readers: compressed once, and sent to all of them from the same memory. */
export class SharedAnswer {
  readonly plain: Bytes;
  readonly #compressed = new Map<Encoding, Promise<Bytes>>();

  constructor(text: string) {
    this.plain = new TextEncoder().encode(text);
  }

  get isCompressible(): boolean {
    return this.plain.length >= minBytes;
  }

  in(encoding: Encoding): Promise<Bytes> {
    const compressed = this.#compressed.get(encoding) ?? compress[encoding](this.plain);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}
