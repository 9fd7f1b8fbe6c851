import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { articlesOf } from '../src/site/article.ts';
import { ContentError } from '../src/site/content-problem.ts';
import { today } from '../src/site/day.ts';
import { readArticles } from '../src/site/read-articles.ts';

/** In development, a mistake in the front matter of an article is shown over whichever page is open, until it is corrected. */
export function contentErrors(tree: string): AstroIntegration {
  return {
    name: 'content-errors',
    hooks: {
      'astro:server:setup': ({ server: { watcher, ws } }) => {
        let isShown = false;
        const show = () => {
          const error = errorIn(tree);
          if (error !== undefined) ws.send({ type: 'error', err: overlay(error) });
          else if (isShown) ws.send({ type: 'full-reload' });
          isShown = error !== undefined;
        };
        ws.on('connection', () => errorIn(tree) && show());
        watcher.on('all', (_event, file) => resolve(file).startsWith(resolve(tree, 'articles')) && show());
      },
    },
  };
}

function errorIn(tree: string): ContentError | undefined {
  try {
    articlesOf(readArticles(tree), { today: today(), isPreview: true });
    return undefined;
  } catch (error) {
    return error instanceof ContentError ? error : undefined;
  }
}

/** What Astro's overlay shows; its message is HTML. */
function overlay({ message, problems: [first] }: ContentError) {
  const html = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const loc = first && { file: resolve(first.file), line: first.line, column: 1 };
  return {
    name: 'ContentError',
    title: 'An article needs a correction',
    message: html,
    stack: '',
    ...(loc && { loc }),
  };
}
