/** In lower case, without accents and ligatures: 'Café Olé' is 'cafe ole'. */
export function plainLetters(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

const latinWords = (title: string) => plainLetters(title).match(/[a-z0-9]{1,32}/g);
const ownWords = (title: string) =>
  title.normalize().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,19}/gu) ?? ['untitled'];

/** A part of an address that a file system takes, too, without accents and ligatures: 'Café Olé' is 'cafe-ole'. */
export const slugOf = (title: string, words = 6): string =>
  (latinWords(title) ?? ['untitled']).slice(0, words).join('-');

/** The same for the name of a folder, where a title without Latin letters keeps its own. A file system takes 255 bytes. */
export const folderNameOf = (title: string): string =>
  (latinWords(title)?.slice(0, 6) ?? ownWords(title).slice(0, 3)).join('-');
