import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import { articlePath, articleSchema } from '../src/site/content/article.ts';
import { type Listing, languageOf, listingsOf, quotedListing } from '../src/site/content/listing.ts';
import { attribute } from '../src/site/content/mdx.ts';
import { readFrontMatter } from '../src/site/content/read-content.ts';

/**
 * `<Listing file="examples/…" region="…" highlight="2-4" path="…" />` becomes a code block that quotes the file, so what is shown is what
 * runs. A region links to its whole file. `<Files from="examples/…" paths="…" />` becomes a list of links to whole files.
 */
export const quoteListings = defineMdastPlugin({
  name: 'quote-listings',
  mdxJsxFlowElement(node, ctx) {
    const listings = listingsOf(node);
    const [first] = listings;
    if (first === undefined) return;
    const page = filesPage(ctx.fileURL);
    if (node.name === 'Listing') ctx.replaceNode(node, code(first, page, attribute(node, 'highlight')));
    else ctx.replaceNode(node, links(listings, page));
  },
});

/** '/blogpost9/files' */
function filesPage(article: URL | undefined): string {
  if (article === undefined) throw new Error('a listing outside of an article');
  const file = fileURLToPath(article);
  return `${articlePath(basename(dirname(file)), readFrontMatter(file, articleSchema).slug)}/files`;
}

function code(listing: Listing, page: string, highlight: string | undefined) {
  const meta = [
    `path=${listing.path}`,
    highlight && `marked=${highlight}`,
    listing.region && `whole=${page}#${listing.id}`,
  ];
  return {
    type: 'code',
    lang: languageOf(listing.file),
    meta: meta.filter(Boolean).join(' '),
    value: quotedListing(listing),
  } as const;
}

type Node<Type> = Extract<MdastNode, { type: Type }>;

function links(listings: readonly Listing[], page: string): Node<'list'> {
  const items = listings.map((listing): Node<'listItem'> => {
    const link: Node<'link'> = {
      type: 'link',
      url: `${page}#${listing.id}`,
      data: { hProperties: { 'data-path': listing.path } },
      children: [{ type: 'inlineCode', value: listing.path }],
    };
    return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
  });
  return { type: 'list', children: items };
}
