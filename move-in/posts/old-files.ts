import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, sep } from 'node:path';
import { isPicture } from '../../scripts/check-site/headings-and-pictures.ts';
import { slugOf } from '../../src/lib/plain-letters.ts';
import { decoded, type PlacedPost } from './addresses.ts';
import type { OldSite } from './post.ts';

/** Finds the pictures and files that posts name, and remembers what to copy. */
export function createOldFiles({ host, folders }: OldSite, publicDir: string) {
  /** What to copy, by the copy's name. */
  const copies = new Map<string, string>();
  return {
    copies,
    /** Puts a picture or video beside its post. Returns its name there, './shop.png', or undefined if there is no such file. */
    beside(post: PlacedPost, src: string): string | undefined {
      const file = fileOf(src, post);
      if (file === undefined || (!/\.(mp4|webm|vtt)$/.test(file) && !isPicture(file))) return undefined;
      const name = `${slugOf(basename(file, extname(file)))}${extname(file).toLowerCase()}`;
      const folder = dirname(post.file);
      let copy = join(folder, name);
      for (let n = 2; isTaken(copy, file); n += 1) copy = join(folder, `${n}-${name}`);
      copies.set(copy, file);
      return `./${basename(copy)}`;
    },
    /** Lets a file keep its address. Returns whether there is one. */
    atAddress(post: PlacedPost, href: string, path: string): boolean {
      const file = fileOf(href, post);
      if (file !== undefined) copies.set(join(publicDir, join('/', path)), file);
      return file !== undefined;
    },
  };

  /** Whether another file has that name, of this import or of an earlier one. */
  function isTaken(copy: string, file: string): boolean {
    const there = copies.get(copy) ?? copy;
    return existsSync(there) && !readFileSync(there).equals(readFileSync(file));
  }

  /** Looks beside the post and in the folders of its site. */
  function fileOf(src: string, { source }: PlacedPost): string | undefined {
    const path = decoded(
      src.replace(host || '\0', '').replaceAll(/^https?:.*(?=\/wp-content\/)|[?#].*/g, ''),
    );
    if (path === '' || /^([a-z]+:|\/\/)/i.test(path)) return undefined;
    // WordPress's 'shop-300x200.png' and Ghost's 'size/w600/shop.png' are copies of 'shop.png'.
    const original = path.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/\/size\/w\d+/, '');
    const names = [path, original, original.replace(/^(.*\/wp-content\/uploads|[@~])\//, '/')];
    // A Mac may have written the letters of a name in two parts each.
    const spellings = names.flatMap((name) => [name, name.normalize('NFC'), name.normalize('NFD')]);
    return [dirname(source), source.replace(/\.\w+$/, ''), ...folders]
      .flatMap((folder) => spellings.map((name) => join(folder, name)))
      .find((file) => existsSync(file) && statSync(file).isFile() && mayBePublished(realpathSync(file)));
  }

  /** A picture may be anywhere. Another file must be in a folder of the site, not where `../` or a symbolic link leads. */
  function mayBePublished(file: string): boolean {
    const isInside = (folder: string) => existsSync(folder) && file.startsWith(realpathSync(folder) + sep);
    // A template begins with front matter. The file may be larger than a string can be.
    const isTemplate = () => /^---\r?\n/.test(readFileSync(file).toString('latin1', 0, 5));
    return isPicture(file) || (folders.some(isInside) && !isTemplate());
  }
}
export type OldFiles = ReturnType<typeof createOldFiles>;
