import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Comment, CommentId } from '../model.ts';
import { undoSeconds } from '../policy.ts';

/**
 * Deletions that wait for a while, so that they can be undone. They are sent when their time is over, or when the page is left.
 * The time stops while somebody is at the Undo button.
 */
export function useDeletions(send: (comment: Comment) => Promise<boolean>) {
  const [status, setStatus] = useState<ReadonlyMap<CommentId, 'waiting' | 'sent'>>(new Map());
  const waiting = useRef(new Map<CommentId, { readonly comment: Comment; timer?: number }>());

  const set = (id: CommentId, to: 'waiting' | 'sent' | null) =>
    setStatus((before) => {
      const others = [...before].filter(([each]) => each !== id);
      return new Map(to ? [...others, [id, to]] : others);
    });
  const stop = (id: CommentId) => window.clearTimeout(waiting.current.get(id)?.timer);
  const start = (id: CommentId) => {
    stop(id);
    const found = waiting.current.get(id);
    if (found) found.timer = window.setTimeout(sendNow, undoSeconds * 1000, id);
  };
  /** Takes a deletion from those that wait. */
  const take = (id: CommentId): Comment | undefined => {
    stop(id);
    const found = waiting.current.get(id);
    waiting.current.delete(id);
    return found?.comment;
  };
  const sendNow = async (id: CommentId) => {
    const comment = take(id);
    if (comment) set(id, (await send(comment)) ? 'sent' : null);
  };
  const sendAll = useEffectEvent(() => {
    for (const id of [...waiting.current.keys()]) void sendNow(id);
  });
  useEffect(() => {
    const onLeave = () => sendAll();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  return {
    status,
    begin(comment: Comment) {
      waiting.current.set(comment.id, { comment });
      set(comment.id, 'waiting');
      start(comment.id);
    },
    undo(id: CommentId) {
      // After it has been sent, the answer decides.
      if (take(id)) set(id, null);
    },
    pause: stop,
    resume: start,
  };
}
