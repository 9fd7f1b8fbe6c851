import { useEffect, useRef, useState } from 'react';
import type { Barred, Comment, CommentId } from '../model.ts';
import { undoSeconds } from '../policy.ts';

/** What the owner can do with a comment in a list. */
export interface Actions {
  readonly deletions: Deletions;
  readonly isOwn: (comment: Comment) => boolean;
  readonly isBarred: (author: Comment) => boolean;
  readonly bar: (author: Comment) => void;
  readonly allow: (person: Pick<Barred, 'userId' | 'username'>) => void;
  readonly approve: (comment: Comment) => void;
}

export type Deletions = ReturnType<typeof useDeletions>;

/**
 * Deletions that wait for a while, so that they can be undone. They are sent when their time is over, or when the page is left.
 * The time stops while somebody is at the Undo button.
 */
export function useDeletions(send: (comment: Comment) => Promise<boolean>) {
  const [status, setStatus] = useState<ReadonlyMap<CommentId, 'waiting' | 'sent'>>(new Map());
  const timers = useRef(new Map<CommentId, { readonly comment: Comment; timer?: number }>());
  const sender = useRef(send);
  useEffect(() => {
    sender.current = send;
  });

  const set = (id: CommentId, to: 'waiting' | 'sent' | undefined) =>
    setStatus((before) => {
      const after = new Map(before);
      if (to) after.set(id, to);
      else after.delete(id);
      return after;
    });
  const stop = (id: CommentId) => window.clearTimeout(timers.current.get(id)?.timer);
  const sendNow = async (id: CommentId) => {
    const waiting = timers.current.get(id);
    if (!waiting) return;
    stop(id);
    timers.current.delete(id);
    set(id, (await sender.current(waiting.comment)) ? 'sent' : undefined);
  };
  const sendAll = useRef(() => {});
  sendAll.current = () => {
    for (const id of [...timers.current.keys()]) void sendNow(id);
  };
  useEffect(() => {
    const onLeave = () => sendAll.current();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, []);

  const wait = (id: CommentId) => {
    stop(id);
    const waiting = timers.current.get(id);
    if (waiting) waiting.timer = window.setTimeout(() => void sendNow(id), undoSeconds * 1000);
  };
  return {
    status,
    begin(comment: Comment) {
      timers.current.set(comment.id, { comment });
      set(comment.id, 'waiting');
      wait(comment.id);
    },
    undo(id: CommentId) {
      stop(id);
      timers.current.delete(id);
      set(id, undefined);
    },
    pause: stop,
    resume: wait,
  };
}
