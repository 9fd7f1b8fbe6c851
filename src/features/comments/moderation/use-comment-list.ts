import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '#lib/stored.ts';
import type { Comment, CommentList, Cursor } from '../model.ts';
import type { CommentFilter, ModerationPort } from '../port.ts';
import { seenKey } from '../storage-keys.ts';

const empty: CommentList = { comments: [], next: null };

/** The newest comments that pass a filter, a page at a time, and which of them are new since the last visit. */
export function useCommentList(port: ModerationPort) {
  const [list, setList] = useState(empty);
  const [status, setStatus] = useState<'loading' | 'failed' | null>('loading');
  const [seen] = useState(() => browserStorage.get(seenKey));
  const filter = useRef<CommentFilter>({});
  /** Answers to earlier questions are dropped. */
  const asked = useRef(0);

  const load = useCallback(
    async (before?: Cursor) => {
      const question = ++asked.current;
      setStatus('loading');
      const outcome = await port.comments(filter.current, before);
      if (question !== asked.current) return;
      setStatus(outcome.ok ? null : 'failed');
      if (!outcome.ok) return;
      const { comments, next } = outcome.value;
      setList((loaded) => ({ comments: before ? [...loaded.comments, ...comments] : comments, next }));
      const { search, by } = filter.current;
      const [newest] = comments;
      if (!before && !search && !by && newest) browserStorage.set(seenKey, newest.createdAt);
    },
    [port],
  );
  useEffect(() => void load(), [load]);

  return {
    ...list,
    status,
    isNew: ({ createdAt }: Comment) => seen !== null && createdAt > seen,
    /** Shows the newest comments that pass another filter. */
    show(changed: CommentFilter) {
      filter.current = changed;
      setList(empty);
      void load();
    },
    more: () => void (status !== 'loading' && list.next && load(list.next)),
    /** Asks without showing the answer. */
    newest: () => port.comments(filter.current),
    again: () => void load(),
  };
}
