/** In lower case, without accents and ligatures: 'Café Olé' is 'cafe ole'. */
export function plainLetters(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
