import { useCallback, useEffect, useRef, useState } from 'react';
import type { BrowserStorage } from '#lib/stored.ts';
import type { Comment, Cursor } from '../model.ts';
import type { CommentFilter, ModerationPort } from '../port.ts';
import { seenKey } from '../storage-keys.ts';

interface List {
  readonly comments: readonly Comment[];
  readonly next: Cursor | null;
}

const empty: List = { comments: [], next: null };

/**
 * The newest comments that pass a filter, a page at a time, and which of them are new since the last visit. They are loaded again
 * when `version` changes.
 */
export function useCommentList(port: ModerationPort, store: BrowserStorage, version: number) {
  const [list, setList] = useState(empty);
  const [status, setStatus] = useState<'loading' | 'failed' | null>('loading');
  const [seen] = useState(() => store.get(seenKey));
  const filter = useRef<CommentFilter>({});
  /** Answers to earlier questions are dropped. */
  const asked = useRef(0);

  const load = useCallback(
    async (before: Cursor | undefined, loaded: readonly Comment[]) => {
      const question = ++asked.current;
      const { search = '', by } = filter.current;
      setStatus('loading');
      const outcome = await port.comments({ search, by }, before);
      if (question !== asked.current) return;
      setStatus(outcome.ok ? null : 'failed');
      if (!outcome.ok) return;
      const { comments, next } = outcome.value;
      setList({ comments: [...loaded, ...comments], next });
      const newest = comments[0]?.createdAt;
      if (!before && !search && !by && newest) store.set(seenKey, newest);
    },
    [port, store],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is a reason to load.
  useEffect(() => void load(undefined, []), [load, version]);

  return {
    ...list,
    status,
    isNew: ({ createdAt }: Comment) => seen !== null && createdAt > seen,
    /** Shows the newest comments that pass another filter. */
    show(changed: CommentFilter) {
      filter.current = changed;
      setList(empty);
      void load(undefined, []);
    },
    more: () => void (status !== 'loading' && list.next && load(list.next, list.comments)),
    again: () => void load(undefined, []),
  };
}
