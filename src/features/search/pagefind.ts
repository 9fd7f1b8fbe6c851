import { importAgain } from '#lib/import-again.ts';

/** A part of an article: the text under one of its headings, or before the first one. */
interface Section {
  readonly title: string;
  readonly url: string;
  /** Escaped HTML, with the matches in <mark>. */
  readonly excerpt: string;
}

export interface Found {
  readonly meta: { readonly title: string };
  /** The parts that match, in the order of the page. */
  readonly sub_results: readonly Section[];
}

interface Result {
  data(): Promise<Found>;
}

/** The part of https://pagefind.app/docs/api/ that is used. */
interface Pagefind {
  init(): Promise<void>;
  preload(term: string): Promise<void>;
  search(term: string | null): Promise<{ readonly results: readonly Result[] }>;
}

let loading: Promise<Pagefind> | undefined;

/** Pagefind with its index. Rejects if it can't be loaded; the next call tries again. */
export function pagefind(): Promise<Pagefind> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Pagefind> {
  const api = await importAgain<Pagefind>('/search/pagefind.js');
  await api.init();
  return api;
}

let isWhole = false;

/** What words begin with: those letters, and the letters of this page, which may be of another script. */
const beginnings = () =>
  new Set(`0abcdefghijklmnopqrstuvwxyz${document.body.textContent.toLowerCase()}`.match(/[\p{L}\p{N}]/gu));

/** Loads the whole index, so that the search goes on without a network. */
export async function loadWhole({ preload, search }: Pagefind): Promise<void> {
  if (isWhole) return;
  isWhole = true;
  try {
    await Promise.all([...beginnings()].map((letter) => preload(letter)));
    const { results } = await search(null);
    await Promise.all(results.map((result) => result.data()));
  } catch {
    isWhole = false;
  }
}
