import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react';
import type { View } from '../conversation/selectors.ts';
import type { Event, FocusTarget, State } from '../conversation/state.ts';
import type { Connection } from '../open-conversation.ts';

/** What every component of the comments can read, and whom it tells what happened. */
export interface InConversation {
  readonly state: State;
  readonly view: View;
  readonly dispatch: (event: Event) => void;
  /** Null until the backend's code is there. */
  readonly connection: Connection | null;
  /** What only a signed-in reader needs; null while it is not there. */
  readonly writer: typeof import('./writer.tsx') | null;
  /** Where the page's comments have pages of their own. Null where only this one shows them. */
  readonly pagesPath: string | null;
}

const Context = createContext<InConversation | null>(null);
export const ConversationProvider = Context.Provider;

export function useConversation(): InConversation {
  const found = use(Context);
  if (!found) throw new Error('This component belongs inside a ConversationProvider.');
  return found;
}

/** For an element that the state may send the keyboard to. */
export function useFocusTarget<Target extends HTMLElement>(
  target: FocusTarget,
  place: (element: Target) => void = (element) => element.focus(),
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const { state, dispatch } = useConversation();
  const isMine = state.focus !== null && keyOf(state.focus) === keyOf(target);
  useLayoutEffect(() => {
    if (!isMine || !ref.current) return;
    place(ref.current);
    dispatch({ type: 'focus-moved' });
  });
  return ref;
}

const keyOf = (target: FocusTarget) =>
  `${target.kind} ${'id' in target ? target.id : 'slot' in target ? target.slot : ''}`;
