import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type MdastNode } from 'satteri';
import { articlePath, articleSchema } from '../src/site/content/article.ts';
import { ContentError } from '../src/site/content/content-problem.ts';
import { type Listing, languageOf, listingsOf, quotedListing } from '../src/site/content/listing.ts';
import { attribute, fileAt, withChildren } from '../src/site/content/mdx.ts';
import { tagProblems } from '../src/site/content/mdx-tags.ts';
import { readFrontMatter } from '../src/site/content/read-content.ts';

/** A quote that begins with `[!NOTE]` becomes a callout, as on GitHub. */
export const alerts = defineMdastPlugin({
  name: 'alerts',
  blockquote(node, ctx) {
    const [first, ...rest] = node.children;
    if (first?.type !== 'paragraph') return;
    const [text, ...words] = first.children;
    if (text?.type !== 'text') return;
    const [mark, name] = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/.exec(text.value) ?? [];
    if (mark === undefined || name === undefined) return;
    const after = text.value.slice(mark.length);
    const children = after === '' ? words : [{ ...text, value: after }, ...words];
    ctx.replaceNode(node, {
      type: 'mdxJsxFlowElement',
      name: 'Callout',
      attributes: [{ type: 'mdxJsxAttribute', name: 'kind', value: name.toLowerCase() }],
      children: [...(children.length === 0 ? [] : [{ ...first, children }]), ...rest],
    });
  },
});

/** Throws ContentError for mistakes in tags, so development shows what check:site would report. */
export const checkTags = defineMdastPlugin({
  name: 'check-tags',
  options: { position: true },
  before(root, { fileURL }) {
    const problems = tagProblems(fileAt(fileURL), withChildren(root));
    if (problems.length > 0) throw new ContentError(problems);
  },
});

/** Gives each table the name of its section, which ScrollTable.tsx uses as the frame's accessible name. */
export const nameTables = () => {
  let heading = '';
  return defineMdastPlugin({
    name: 'name-tables',
    heading(node, ctx) {
      heading = ctx.textContent(node);
    },
    table(node, ctx) {
      if (heading !== '') ctx.setProperty(node, 'data', { hProperties: { 'data-title': heading } });
    },
  });
};

/** Imports the files that `<Video src="./clip.mp4" captions="./clip.vtt" />` names, so that the build includes them. */
export const ownVideos = () => {
  let count = 0;
  return defineMdastPlugin({
    name: 'own-videos',
    mdxJsxFlowElement(node, ctx) {
      if (node.name !== 'Video') return;
      const imports: string[] = [];
      const attributes = node.attributes.map((each) => {
        if (each.type !== 'mdxJsxAttribute' || typeof each.value !== 'string') return each;
        if (!each.value.startsWith('./')) return each;
        count += 1;
        imports.push(`import ownFile${count} from ${JSON.stringify(`${each.value}?url&no-inline`)};`);
        return {
          ...each,
          value: { type: 'mdxJsxAttributeValueExpression' as const, value: `ownFile${count}` },
        };
      });
      if (imports.length === 0) return;
      ctx.replaceNode(node, [
        { type: 'mdxjsEsm', value: imports.join('\n') },
        { ...node, attributes },
      ]);
    },
  });
};

/** `<Listing file="…" />` becomes code that quotes the file and links to all of it, `<Files from="…" paths="…" />` a list of links. */
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
  return `${articlePath(basename(dirname(file)), readFrontMatter(file, articleSchema))}/files`;
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
