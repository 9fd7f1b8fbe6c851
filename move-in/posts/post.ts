import { daySchema } from '../../src/site/content/day.ts';

/** A post or a page of the old site, as every adapter returns it. */
export interface Post extends ReturnType<typeof fieldsOf> {
  /** Where it was found: 'content/posts/forms.md', or its address in an export. */
  readonly source: string;
  readonly isPage: boolean;
  /** Where it was on the old site: '/2021/forms/'. */
  readonly address: string;
  readonly html: string;
}

export interface OldSite {
  /** 'https://old.example', or ''. */
  readonly host: string;
  readonly posts: readonly Post[];
  /** Where pictures and files may be that a post names from the root of its site. */
  readonly folders: readonly string[];
}

/** What the owner is told at the end of an import. */
export class Report {
  readonly changes = new Map<string, number>();
  readonly leftOut: { readonly source: string; readonly reason: string }[] = [];

  /** Counts what is written in another way than before: 'shortcodes'. */
  changed(what: string): void {
    this.changes.set(what, (this.changes.get(what) ?? 0) + 1);
  }

  leaveOut(source: string, reason: string): void {
    this.leftOut.push({ source, reason });
  }
}

export type Data = Readonly<Record<string, unknown>>;

/** What front matter of any generator says, by the names that its starters use. */
export function fieldsOf(data: Data) {
  const field = (names: string) =>
    names
      .split(' ')
      .map((name) => stringIn(data[name.toLowerCase()]))
      .find(Boolean) ?? '';
  const list = (names: string) => names.split(' ').flatMap((name) => listIn(data[name]));
  return {
    title: field('title'),
    description: field('description summary excerpt subtitle custom_excerpt'),
    published: dayIn(field('date pubDate pubDatetime publishDate publishedAt published_at published')),
    updated: dayIn(field('lastmod updated updatedDate modDatetime last_modified_at updated_at modified')),
    // YAML 1.1, which Jekyll reads, has more words for them.
    draft: /^(true|yes|on)$/i.test(String(data.draft)) || /^(false|no|off)$/i.test(String(data.published)),
    tags: [...new Set(list('tags tag categories category series'))],
    authors: list('author authors'),
    cover: field(
      'cover heroImage coverImage featured_image featuredImage feature_image image images header ogImage thumbnail',
    ),
    aliases: list('aliases redirect_from'),
  };
}

/** A string or number, or the one in { src }, { name } and the like. */
export function stringIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return stringIn(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const { src, url, image, path, name, teaser } = value as Data;
  return stringIn(src ?? url ?? image ?? path ?? name ?? teaser);
}

const listIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value])
    .map(stringIn)
    .filter(Boolean);

/** The day as it was written, whatever the time zone: '2021-03-01T23:30:00-05:00', 'Jul 08 2022'. */
export function dayIn(written: string): string | undefined {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(written) ?? [];
  const date = new Date(`${written.replace(/^(\d+)\.(\d+)\.(\d{4})/, '$3-$2-$1')} UTC`);
  const day = iso ?? (Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10));
  return daySchema.safeParse(day).success ? day : undefined;
}

/** An address by a pattern such as '/:year/:title/'. Names that are not among the parts stay. */
export function permalink(pattern: string, published = '', parts: Readonly<Record<string, string>> = {}) {
  const [year = '', month = '', day = ''] = published.split('-');
  const all: typeof parts = { year, month, day, ...parts };
  return `/${pattern}`.replaceAll(/:(\w+)/g, (whole, name) => all[name] ?? whole).replaceAll(/\/+/g, '/');
}

/** What a file's name says: '2021-03-01-forms' has the date in front. */
export function datedName(filename: string) {
  const [, date = '', name = filename] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(filename) ?? [];
  return { date: dayIn(date), name };
}
