import { codeToTokensBase, createShikiPrimitiveAsync, getLastGrammarState } from '@shikijs/primitive';
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
/** A block of more tokens stays plain. */
const maxTokens = 1000;
/** After so many, the browser gets to do something else. A token takes about 0.1 ms. */
const tokensAtOnce = 200;

/** The block that was asked for last: the next one waits for it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Code as text and spans with the classes of src/design/code.css, one block after another. Rejects if
 * the grammar can't be loaded.
 */
export function highlight(code: string, grammar: Grammar): Promise<readonly ReactNode[]> {
  const result = last.then(() => highlightNow(code, grammar));
  last = result.catch(() => undefined);
  return result;
}

async function highlightNow(code: string, grammar: Grammar): Promise<readonly ReactNode[]> {
  const opening =
    opened.get(grammar) ??
    createShikiPrimitiveAsync({ themes: [theme], langs: [grammars[grammar]()], engine });
  opened.set(grammar, opening);
  const shiki = await opening;
  const nodes: ReactNode[] = [];
  let grammarState: ReturnType<typeof getLastGrammarState> | undefined;
  let count = 0;
  let nextPause = 0;
  for (const [i, line] of code.split('\n').entries()) {
    if (count >= nextPause) {
      await pause();
      nextPause = count + tokensAtOnce;
    }
    const lines = codeToTokensBase(shiki, line, {
      lang: grammar,
      theme: theme.name ?? '',
      // By default, Shiki gives up on a line after half a second, and on a slow machine colors go wrong.
      tokenizeTimeLimit: 5000,
      tokenizeMaxLineLength: maxLineLength,
      ...(grammarState && { grammarState }),
    });
    grammarState = getLastGrammarState(shiki, lines);
    const tokens = lines.flat();
    count += tokens.length;
    if (count > maxTokens) return [code];
    if (i > 0) nodes.push('\n');
    nodes.push(
      ...tokens.map(({ content, color, offset }) => {
        const className = colorClass(color ?? '');
        return className ? createElement('span', { key: `${i} ${offset}`, className }, content) : content;
      }),
    );
  }
  return nodes;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
