import type { PagePath } from '#features/comments/model.ts';
import { CompressedBody } from '#server/http/compressed-body.ts';
import type { Revisions } from './revisions.ts';
import type { Threads } from './threads.ts';

interface FirstPage {
  readonly revision: string;
  readonly answer: CompressedBody;
}

/** The newest threads of each page as they are sent, read and compressed once until the page changes. */
export function createFirstPages(threads: Threads, revisions: Revisions) {
  const cached = new Map<PagePath, FirstPage>();
  return (page: PagePath): FirstPage => {
    const revision = revisions.of(page);
    const known = cached.get(page);
    if (known?.revision === revision) return known;
    const fresh = { revision, answer: new CompressedBody(JSON.stringify(threads.page(page))) };
    cached.set(page, fresh);
    return fresh;
  };
}
