import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { defineMdastPlugin } from 'satteri';
import { quote } from '../src/site/region.ts';

const languages: Readonly<Record<string, string>> = { '.rules': 'js', '.mts': 'ts' };

/**
 * `<Listing file="examples/…" region="…" highlight="2-4" />` in an article becomes a code block that quotes the file, so
 * what is shown is what runs. `file` counts from the repository's root. A missing file or region stops the build.
 */
export const quoteListings = defineMdastPlugin({
  name: 'quote-listings',
  mdxJsxFlowElement(node, ctx) {
    if (node.name !== 'Listing') return;
    const value = (name: string) => {
      const found = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name)?.value;
      return typeof found === 'string' ? found : undefined;
    };
    const file = value('file');
    if (file === undefined)
      throw new Error('<Listing> needs a file, for example file="examples/09-votes/src/vote.ts"');
    const ending = extname(file);
    ctx.replaceNode(node, {
      type: 'code',
      lang: languages[ending] ?? ending.slice(1),
      meta: `title=${basename(file)} ${value('highlight') ? `marked=${value('highlight')}` : ''}`,
      value: quoted(file, value('region')),
    });
  },
});

function quoted(file: string, region: string | undefined): string {
  try {
    return quote(readFileSync(file, 'utf8'), region);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`<Listing file="${file}"${region ? ` region="${region}"` : ''}>: ${why}`, { cause });
  }
}
