/** In lower case, without accents and ligatures: 'Café Œuvre' is 'cafe oeuvre'. */
export function plainLetters(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
}
