/** A part of an address that a file system takes, too, without accents and ligatures: 'Café Olé' is 'cafe-ole'. */
export function slugOf(title: string, words = 6): string {
  const plain = title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const found = spelled.match(/[a-z0-9]{1,32}/g) ?? ['untitled'];
  return found.slice(0, words).join('-');
}
