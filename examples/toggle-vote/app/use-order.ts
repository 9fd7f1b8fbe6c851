import { useState } from 'react';
import { flushSync } from 'react-dom';
import { inOrder, type Method, ranked } from './ranking.ts';
import type { Idea } from './vote.ts';

export interface Order {
  readonly ideas: readonly Idea[];
  readonly method: Method;
  readonly choose: (method: Method) => void;
  /** How many ideas have another place by now. */
  readonly moved: number;
  readonly update: (now?: readonly Idea[]) => void;
}

/** The order on the screen. It changes when the visitor asks for it, never because of a vote. */
export function useOrder(ideas: readonly Idea[]): Order {
  const [method, setMethod] = useState<Method>('wilson');
  const [order, setOrder] = useState(() => ranked(ideas, method));
  const shown = inOrder(ideas, order);
  const newest = ranked(ideas, method);

  return {
    ideas: shown,
    method,
    choose(chosen) {
      moving(() => {
        setMethod(chosen);
        setOrder(ranked(ideas, chosen));
      });
    },
    moved: newest.filter((id, index) => shown[index]?.id !== id).length,
    update: (now = ideas) => moving(() => setOrder(ranked(now, method))),
  };
}

/** The ballots glide to their new places, where the browser can and the visitor likes it. */
function moving(change: () => void) {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) change();
  else document.startViewTransition(() => flushSync(change));
}
