/** In lower case, without accents and ligatures: 'Café Olé' is 'cafe ole'. */
export function plainLetters(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}

/** A part of an address that a file system takes, too, without accents and ligatures: 'Café Olé' is 'cafe-ole'. */
export function slugOf(title: string, words = 6): string {
  const found = plainLetters(title).match(/[a-z0-9]{1,32}/g) ?? ['untitled'];
  return found.slice(0, words).join('-');
}
