/** A part of an address that a file system takes, too, without accents: 'Café Olé' is 'cafe-ole'. */
export function slugOf(title: string, words = 6): string {
  const plain = title.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  const found = plain.match(/[a-z0-9]{1,32}/g) ?? ['untitled'];
  return found.slice(0, words).join('-');
}
