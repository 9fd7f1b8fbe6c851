import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

/** Where a file begins in the package, its length, and a hash of its content. */
type Entry = readonly [start: number, length: number, hash: string];

const indexOf = (file: string) => `${file}.json`;

/** Writes all files of a folder into one, and an index of it beside it. */
export function packFiles(folder: string, file: string): void {
  const index: Record<string, Entry> = {};
  let end = 0;
  // A server may have the previous one open.
  rmSync(file, { force: true });
  const pack = openSync(file, 'w');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const path of entries.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const bytes = readFileSync(path);
    index[`/${relative(folder, path)}`] = [
      end,
      bytes.length,
      hash('sha256', bytes, 'base64url').slice(0, 16),
    ];
    writeFileSync(pack, bytes);
    end += bytes.length;
  }
  closeSync(pack);
  writeFileSync(indexOf(file), JSON.stringify(index));
}

/** The files of a package, by path: '/_astro/page.Ab12.js.br'. It stays open, so that one that replaces it is never mixed with it. */
export class PackedFiles {
  readonly #index: ReadonlyMap<string, Entry>;
  readonly #package: number;

  constructor(file: string) {
    // Written by packFiles.
    this.#index = new Map(
      Object.entries(JSON.parse(readFileSync(indexOf(file), 'utf8')) as Record<string, Entry>),
    );
    this.#package = openSync(file, 'r');
  }

  get paths(): readonly string[] {
    return [...this.#index.keys()];
  }

  has(path: string): boolean {
    return this.#index.has(path);
  }

  hashOf(path: string): string | undefined {
    return this.#index.get(path)?.[2];
  }

  lengthOf(path: string): number {
    return this.#index.get(path)?.[1] ?? 0;
  }

  /** A file, or the part of it from one byte to before another. Throws if the file isn't there. */
  read(path: string, from = 0, to = this.lengthOf(path)): Bytes {
    const entry = this.#index.get(path);
    if (entry === undefined) throw new Error(`${path} is not in the package`);
    const bytes = new Uint8Array(to - from);
    readSync(this.#package, bytes, 0, bytes.length, entry[0] + from);
    return bytes;
  }
}
