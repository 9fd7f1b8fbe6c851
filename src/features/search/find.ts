import { plainLetters } from '#lib/plain-letters.ts';
import type { SearchPage, SearchSection } from '#site/publish/search-texts.ts';

interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface FoundSection {
  readonly heading: string;
  readonly address: string;
  readonly excerpt: readonly Piece[];
}

export interface Found {
  readonly title: string;
  /** The best sections, at most three. */
  readonly sections: readonly FoundSection[];
}

/** How well a word of the texts matches a typed one, from 0 to 1. */
type Matches = ReadonlyMap<string, number>;

/** What a match is worth by where it is. Listings hardly count: prose and headings say what a section is about. */
const worth = { title: 12, heading: 6, prose: 2, code: 0.4 };
/** In characters, and how many of them may come before the first match. */
const excerptLength = 200;
const leadIn = 40;

const mostShown = 30;

interface Result {
  /** How many pages have every word of the term. */
  readonly count: number;
  /** The most relevant of them, at most `mostShown`. */
  readonly best: readonly Found[];
}

/** How much of a word each text has. */
type Amounts = Map<string, number>;

/** An inverted index of pages. */
export class SearchIndex {
  readonly #pages: SearchPage[] = [];
  readonly #texts = new Set<string>();
  readonly #words = new Map<string, Amounts>();

  add(page: SearchPage): void {
    this.#pages.push(page);
    for (const text of textsOf(page)) {
      if (this.#texts.has(text)) continue;
      this.#texts.add(text);
      for (const { word } of tokensOf(text)) {
        const texts = this.#words.get(word) ?? new Map();
        this.#words.set(word, increased(texts, text, 1));
      }
    }
  }

  find(term: string): Result {
    const typed = tokensOf(term).map(({ word }) => matchesOf(word, this.#words.keys()));
    if (typed.length === 0) return { count: 0, best: [] };
    const amounts = typed.map((matches) => this.#amounts(matches));
    const found = this.#pages
      .map((page) => scored(page, amounts))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const best = found.slice(0, mostShown).map(({ page, best }) => ({
      title: page.title,
      sections: best.map(({ section }) => shown(page, section, typed)),
    }));
    return { count: found.length, best };
  }

  #amounts(matches: Matches): Amounts {
    const amounts = new Map<string, number>();
    for (const [word, match] of matches)
      for (const [text, count] of this.#words.get(word) ?? []) increased(amounts, text, match * count);
    return amounts;
  }
}

const increased = (amounts: Amounts, text: string, by: number): Amounts =>
  amounts.set(text, (amounts.get(text) ?? 0) + by);

const textsOf = ({ title, sections }: SearchPage) => [
  title,
  ...sections.flatMap(({ heading, prose, code }) => [heading, prose, code]),
];

function scored(page: SearchPage, typed: readonly Amounts[]) {
  const inTitle = typed.map((amounts) => worth.title * amount(page.title, amounts));
  const sections = page.sections
    .map((section) => {
      const each = typed.map(
        (amounts) =>
          worth.heading * amount(section.heading, amounts) +
          worth.prose * amount(section.prose, amounts) +
          worth.code * amount(section.code, amounts),
      );
      // A section with all of the words is what was looked for.
      const together = each.filter((value) => value > 0).length ** 2;
      return { section, each, score: together * sum(each) };
    })
    .sort((a, b) => b.score - a.score);
  const hasAll = typed.every((_, at) => inTitle[at] || sections.some(({ each }) => each[at]));
  const best = sections.filter(({ score }, at) => at === 0 || score > 0).slice(0, 3);
  const score = sum(inTitle) * typed.length ** 2 + (sections[0]?.score ?? 0);
  return { page, best, score: hasAll ? score : 0 };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Grows ever slower with the number of matches. */
const amount = (text: string, amounts: Amounts) => Math.log1p(amounts.get(text) ?? 0);

function shown({ title, path }: SearchPage, section: SearchSection, typed: readonly Matches[]): FoundSection {
  const prose = excerptOf(section.prose, typed);
  const matching = hasMatch(prose) ? prose : excerptOf(section.code, typed);
  return {
    heading: section.heading || title,
    address: section.id ? `${path}#${section.id}` : path,
    excerpt: hasMatch(matching) ? matching : prose,
  };
}

const hasMatch = (excerpt: readonly Piece[]) => excerpt.some(({ isMatch }) => isMatch);

/** The part of a text with the most of the typed words, in pieces. */
function excerptOf(text: string, typed: readonly Matches[]): readonly Piece[] {
  const hits = tokensOf(text).filter(({ word }) => typed.some((matches) => matches.has(word)));
  const { start, end } = rangeAround(text, bestHit(hits, typed));
  const pieces: Piece[] = [];
  let at = start;
  const add = (until: number, isMatch: boolean) => {
    if (until > at) pieces.push({ text: text.slice(at, until), isMatch });
    at = until;
  };
  if (start > 0) pieces.push({ text: '… ', isMatch: false });
  for (const hit of hits.filter((each) => each.at >= start && each.at + each.length <= end)) {
    add(hit.at, false);
    add(hit.at + hit.length, true);
  }
  add(end, false);
  if (end < text.length) pieces.push({ text: ' …', isMatch: false });
  return pieces;
}

/** Where the first hit is that is followed by the most of the typed words, near enough for one excerpt; 0 without hits. */
function bestHit(hits: readonly Token[], typed: readonly Matches[]): number {
  const wordsFrom = (start: number) => {
    const near = hits.filter(({ at }) => at >= start && at < start + excerptLength - leadIn);
    return typed.filter((matches) => near.some(({ word }) => matches.has(word))).length;
  };
  let best = hits[0]?.at ?? 0;
  for (const { at } of hits) if (wordsFrom(at) > wordsFrom(best)) best = at;
  return best;
}

/** From a little before a hit on, cut between words where a language has spaces between them. */
function rangeAround(text: string, hit: number) {
  const space = text.indexOf(' ', hit - leadIn);
  const afterSpace = space >= 0 && space < hit ? space + 1 : hit - leadIn;
  const start = hit < leadIn ? 0 : afterSpace;
  const longest = start + excerptLength;
  if (longest >= text.length) return { start, end: text.length };
  const lastSpace = text.lastIndexOf(' ', longest);
  return { start, end: lastSpace > hit ? lastSpace : longest };
}

interface Token {
  /** In lower case, without accents and ligatures. German umlauts may be written as 'ae', 'oe' and 'ue'. */
  readonly word: string;
  readonly at: number;
  readonly length: number;
}

function tokensOf(text: string): readonly Token[] {
  const words = text.matchAll(/[\p{Script=Latin}\p{M}\p{N}]+|(?:(?!\p{Script=Latin})[\p{L}\p{M}\p{N}])+/gu);
  return Array.from(words, ({ 0: written, index: at }) => {
    return { word: plainLetters(written).replace(/(?<=[aou])e/g, ''), at, length: written.length };
  });
}

// The words of the texts that a typed word may mean: the word itself, those that begin with it or have it within (the second part of a
// compound), and its singular. If there are none, those that differ by one typo; then those with another ending.
function matchesOf(typed: string, words: Iterable<string>): Matches {
  const vocabulary = [...words];
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(typed);
  const near = (found: string) => {
    if (found === typed) return 1;
    if (found.startsWith(typed)) return 0.7;
    if (typed.startsWith(found) && found.length >= 4 && typed.length - found.length <= 2) return 0.6;
    return (typed.length >= 4 || !isLatin) && found.includes(typed) ? 0.4 : 0;
  };
  const tries = [
    near,
    (found: string) => (typed.length >= 5 && hasOneTypo(typed, found) ? 0.5 : 0),
    (found: string) =>
      hasOtherEnding(typed, found) || withoutPrefix(typed).some((rest) => found.includes(rest)) ? 0.3 : 0,
  ];
  for (const weight of tries) {
    const matches = new Map<string, number>();
    for (const found of vocabulary) if (weight(found) > 0) matches.set(found, weight(found));
    if (matches.size > 0) return matches;
  }
  return new Map();
}

/** One letter more, less or other than in the word, or two letters swapped. The typed word may be unfinished. */
function hasOneTypo(typed: string, found: string): boolean {
  const differs = [...typed].findIndex((letter, at) => letter !== found[at]);
  const rest = typed.slice(differs);
  const foundRest = found.slice(differs);
  const isOther = foundRest.slice(1).startsWith(rest.slice(1));
  const isMissing = foundRest.slice(1).startsWith(rest);
  const isTooMuch = foundRest !== '' && foundRest.startsWith(rest.slice(1));
  const isSwapped =
    rest[0] === foundRest[1] && rest[1] === foundRest[0] && foundRest.slice(2).startsWith(rest.slice(2));
  return isOther || isMissing || isTooMuch || isSwapped;
}

/** 'organize' and 'organization' end in six letters that they don't share. */
const maxEndings = 6;

function hasOtherEnding(typed: string, found: string): boolean {
  const differs = [...typed].findIndex((letter, at) => letter !== found[at]);
  const endings = typed.length + found.length - 2 * differs;
  return differs >= Math.max(2, typed.length / 2) && endings <= maxEndings;
}

/** In Arabic and Hebrew, the article and other short words are prefixes. Returns the word without one to three letters of them. */
function withoutPrefix(word: string): string[] {
  if (!/^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word)) return [];
  return [1, 2, 3].map((at) => word.slice(at)).filter((rest) => rest.length > 2);
}
