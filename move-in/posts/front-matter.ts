import type { MdastNode } from 'satteri';
import { minutesFor, proseIn, proseWords } from '../../scripts/check-site/reading-time.ts';
import { tagPath } from '../../src/site/content/article.ts';
import { today } from '../../src/site/content/day.ts';
import type { PlacedPost } from './addresses.ts';

/** The to-do of a description that the post didn't have. */
export const madeDescription = 'made from the first sentences';

/** The front matter of a post, from what is known about it, its text, and its cover's file if there is one. */
export function frontMatterOf(post: PlacedPost, body: string, cover: string | undefined): string {
  const lines = [
    `title: ${JSON.stringify(post.title || post.path)}`,
    `description: ${descriptionOf(post, body)}`,
    ...(post.isPage ? [] : articleFields(post, body)),
    ...(post.isPage && post.file.endsWith(`pages${post.path}.mdx`) ? [] : [`path: ${post.path}`]),
    ...(post.redirects.length > 0 ? [`aliases: ${list(post.redirects)}`] : []),
    ...(cover && /\.(png|jpe?g|webp|avif)$/.test(cover) && !post.isPage ? [`cover: ${cover}`] : []),
    ...(post.cover && !cover ? [`# to-do: its cover was ${post.cover.replaceAll(/\s+/g, ' ')}`] : []),
    ...(post.draft ? ['draft: true'] : []),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

function articleFields({ published, updated, tags }: PlacedPost, body: string): readonly string[] {
  const named = tags.map((tag) => tag.trim().slice(0, 40)).filter(Boolean);
  // One of those that share a page.
  const unique = [...new Map(named.map((tag) => [tagPath(tag), tag])).values()];
  return [
    `published: ${published ?? `${today()} # to-do: it had no date`}`,
    ...(updated && updated > (published ?? '') ? [`updated: ${updated}`] : []),
    `minutes: ${minutesFor(proseWords(body))}`,
    ...(unique.length > 0 ? [`tags: ${list(unique)}`] : []),
  ];
}

const list = (values: readonly string[]) => `[${values.map((each) => JSON.stringify(each)).join(', ')}]`;

/** The post's own description, or one made from its first sentences, with 50 to 200 characters. */
function descriptionOf({ description, title }: PlacedPost, body: string): string {
  const own = description.replaceAll(/\s+/g, ' ').trim();
  if (own.length >= 50 && own.length <= 200) return JSON.stringify(own);
  const isLeftOut = (node: MdastNode) =>
    node.type === 'heading' || (node.type === 'inlineCode' && node.value.startsWith('to-do: '));
  const prose = `${own} ${proseIn(body, isLeftOut)}`.replaceAll(/\s+/g, ' ').trim();
  const sentences = /^.{50,199}?[.!?](?=\s|$)/.exec(prose)?.[0];
  const words = prose.length > 200 ? `${/^.{50,198}(?=\s)/.exec(prose)?.[0] ?? prose.slice(0, 198)}…` : prose;
  const made = sentences ?? words;
  const placeholder = `${title}: one or two sentences that say what the reader gets.`.slice(0, 200);
  return `${JSON.stringify(made.length >= 50 ? made : placeholder)} # to-do: ${madeDescription}`;
}
