import { useEffect, useState } from 'react';
import type { Comment } from './comment.ts';
import type { CommentStore, Outcome } from './store.ts';

/**
 * The page's comments as they are now, a refusal, or null while nothing is
 * known yet.
 */
export function useComments(
  store: CommentStore,
  pathName: string,
): Outcome<readonly Comment[]> | null {
  const [seen, setSeen] = useState<Outcome<readonly Comment[]> | null>(
    null,
  );
  useEffect(() => store.watch(pathName, setSeen), [store, pathName]);
  return seen;
}
