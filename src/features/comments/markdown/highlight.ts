import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { createElement, type ReactNode } from 'react';
import { createCssVariablesTheme } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { colorClass } from '#site/content/code-colors.ts';

// The articles' highlighter, without its HTML output.

const grammars = {
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  shellscript: () => import('shiki/langs/shellscript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
};
export type Grammar = keyof typeof grammars;

const theme = createCssVariablesTheme();
const engine = createJavaScriptRegexEngine({ forgiving: true });
const opened = new Map<Grammar, ReturnType<typeof createShikiPrimitiveAsync>>();

/** A long line that was made for it can keep a grammar busy for seconds; such a line stays plain. */
const maxLineLength = 300;
/** A longer block stays plain, because all of it is colored in one task. */
const maxLength = 2000;

/** Code as text and spans with the classes of src/design/code.css. Rejects if the grammar can't be loaded. */
export async function highlight(code: string, grammar: Grammar): Promise<readonly ReactNode[]> {
  if (code.length > maxLength) return [code];
  const opening =
    opened.get(grammar) ??
    createShikiPrimitiveAsync({ themes: [theme], langs: [grammars[grammar]()], engine });
  opened.set(grammar, opening);
  const shiki = await opening;
  // Between two blocks, the browser gets to do something else.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const lines = codeToTokensBase(shiki, code, {
    lang: grammar,
    theme: theme.name ?? '',
    // By default, Shiki gives up on a line after half a second, and on a slow machine colors go wrong.
    tokenizeTimeLimit: 5000,
    tokenizeMaxLineLength: maxLineLength,
  });
  return lines.flatMap((line, i) => [
    ...(i > 0 ? ['\n'] : []),
    ...line.map(({ content, color, offset }) => {
      const className = colorClass(color ?? '');
      return className ? createElement('span', { key: offset, className }, content) : content;
    }),
  ]);
}
