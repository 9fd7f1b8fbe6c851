import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { createElement, type ReactNode } from 'react';
import { createCssVariablesTheme } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { colorClass } from '#site/content/code-colors.ts';

// The highlighter of the articles, without what makes HTML of it.

const grammars = {
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  shell: () => import('shiki/langs/shellscript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
};
export type Grammar = keyof typeof grammars;

const theme = createCssVariablesTheme();
const engine = createJavaScriptRegexEngine({ forgiving: true });
const opened = new Map<Grammar, ReturnType<typeof createShikiPrimitiveAsync>>();

/** Code as text and spans with the classes of src/design/code.css. Rejects if the grammar can't be loaded. */
export async function highlight(code: string, grammar: Grammar): Promise<ReactNode[]> {
  const opening =
    opened.get(grammar) ??
    createShikiPrimitiveAsync({ themes: [theme], langs: [grammars[grammar]()], engine });
  opened.set(grammar, opening);
  const lang = grammar === 'shell' ? 'shellscript' : grammar;
  const lines = codeToTokensBase(await opening, code, {
    lang,
    theme: theme.name ?? '',
    // By default, Shiki gives up on a line after half a second, and on a slow machine colors go wrong.
    tokenizeTimeLimit: 5000,
    // A grammar's patterns can take seconds for a long line that was made for that; such a line stays plain.
    tokenizeMaxLineLength: 300,
  });
  return lines.flatMap((tokens, line) => [
    line > 0 && '\n',
    ...tokens.map(({ content, color, offset }) => {
      const className = colorClass(color ?? '');
      return className ? createElement('span', { key: offset, className }, content) : content;
    }),
  ]);
}
