/**
 * For a word that it doesn't find, Pagefind returns words with the same beginning, even a single letter. We require half of the
 * word, and that the two differ by no more than their endings, so that a typo doesn't find what only begins like it.
 */
export function isRelevant(term: string, excerpts: readonly string[]): boolean {
  const found = excerpts
    .flatMap((excerpt) => excerpt.match(/(?<=<mark>).*?(?=<\/mark>)/g) ?? [])
    .flatMap(wordsIn)
    .flatMap(withoutPrefixes);
  return wordsIn(term)
    .flatMap(withoutPrefixes)
    .some((word) => found.some((each) => areAlike(word, each)));
}

/** A typed word may be unfinished. */
function areAlike(typed: string, found: string): boolean {
  const differs = [...typed].findIndex((letter, at) => letter !== found[at]);
  if (differs < 0) return true;
  const endings = typed.length + found.length - 2 * differs;
  return differs >= Math.max(2, typed.length / 2) && endings <= maxEndings;
}

/** 'organize' and 'organization' end in six letters that they don't share. */
const maxEndings = 6;

/** In lower case, without accents and punctuation. German umlauts may be written as 'ae', 'oe' and 'ue'. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/(?<=[aou])e/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** In Arabic, the article and other short words are prefixes. Returns the word with and without up to three letters of them. */
function withoutPrefixes(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word];
  return [0, 1, 2, 3].map((at) => word.slice(at)).filter((rest, at) => at === 0 || rest.length > 2);
}
