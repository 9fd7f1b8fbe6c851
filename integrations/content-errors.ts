import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/site/content/content-problem.ts';
import { readContent } from '../src/site/content/read-content.ts';

/** In development, shows a mistake in front matter over every open page until it is corrected. */
export function contentErrors(tree: string): AstroIntegration {
  return {
    name: 'content-errors',
    hooks: { 'astro:server:setup': ({ server }) => showErrors(tree, server) },
  };
}

interface DevServer {
  readonly watcher: { on(event: 'all', listener: (event: string, file: string) => void): unknown };
  readonly ws: {
    on(event: 'connection', listener: () => void): unknown;
    send(payload: { type: 'error'; err: ReturnType<typeof overlay> } | { type: 'full-reload' }): void;
  };
}

export function showErrors(tree: string, { watcher, ws }: DevServer): void {
  let isShown = false;
  const show = () => {
    const error = errorIn(tree);
    if (error !== undefined) ws.send({ type: 'error', err: overlay(error) });
    else if (isShown) ws.send({ type: 'full-reload' });
    isShown = error !== undefined;
  };
  ws.on('connection', () => errorIn(tree) && show());
  watcher.on(
    'all',
    (_event, file) => resolve(file).startsWith(resolve(tree)) && file.endsWith('.mdx') && show(),
  );
}

function errorIn(tree: string): ContentError | undefined {
  try {
    readContent(tree);
    return undefined;
  } catch (error) {
    return error instanceof ContentError ? error : undefined;
  }
}

/** What Astro's overlay shows. Its message is HTML. */
function overlay({ message, problems: [first] }: ContentError) {
  return {
    name: 'ContentError',
    title: 'This needs a correction',
    message: message.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    stack: '',
    ...(first && { loc: { file: resolve(first.file), line: first.line, column: 1 } }),
  };
}
