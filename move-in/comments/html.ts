import { fromHtml } from 'hast-util-from-html';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';

/** Comments have fewer formats than Markdown, and only the marks of these formats need a backslash. */
const options: Options = {
  bullet: '-',
  emphasis: '*',
  handlers: {
    break: () => '\n',
    text: ({ value }) => escaped(value),
    heading: (node, parent, state, info) =>
      defaultHandlers.strong({ type: 'strong', children: node.children }, parent, state, info),
    // No page loads a picture from another host.
    image: ({ url, alt }) => linkTo(url, escaped(alt ?? '')),
    link: (node, _parent, state, info) => linkTo(node.url, state.containerPhrasing(node, info)),
  },
};

/** What comments don't support keeps its text. */
const text: Handle = (state, node) => [
  ...state.all(node),
  { type: 'text', value: node.tagName === 'tr' ? '\n' : ' ' },
];
const handlers = { del: text, s: text, strike: text, table: text, tr: text, td: text, th: text, hr: text };

export const markdownOf = (html: string) =>
  toMarkdown(toMdast(fromHtml(html, { fragment: true }), { handlers }), options).trim();

/** A name that some systems keep with HTML's entities. */
export const nameIn = (html: string) => markdownOf(html).replaceAll(/\\(?=[*_`[])/g, '');

/** Addresses are links as they are. */
function escaped(text: string): string {
  if (!/([*_`]).*\1|\]\(/s.test(text)) return text;
  return text.replaceAll(/https?:\/\/\S+|[*_`[]/g, (found) => (found.length > 1 ? found : `\\${found}`));
}

/** Disqus leads links through a host of its own, and shortens addresses. */
function linkTo(written: string, text: string): string {
  const url = URL.parse(written);
  const target = url?.host === 'disq.us' ? url.searchParams.get('url')?.replace(/:[\w-]{20,}$/, '') : null;
  const address = target ?? written;
  if (!/^https?:/.test(address)) return text;
  return text.trim() === '' || /^https?:/.test(text) ? address : `[${text}](${address})`;
}
