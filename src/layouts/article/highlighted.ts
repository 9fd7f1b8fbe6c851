import { extname } from 'node:path';
import { bundledLanguages, codeToHtml, createCssVariablesTheme } from 'shiki';
import { shikiConfig } from '../../../integrations/highlight.ts';

const theme = createCssVariablesTheme({ variablePrefix: '--astro-code-' });

/** Code as highlighted markup for inside a <pre>, in the classes that code in Markdown gets. */
export async function highlighted(file: string, code: string): Promise<string> {
  const ending = extname(file).slice(1);
  const lang = ending in bundledLanguages ? ending : 'text';
  const html = await codeToHtml(code, { lang, theme, transformers: shikiConfig.transformers });
  return html.replace(/^<pre[^>]*>|<\/pre>$/g, '');
}
