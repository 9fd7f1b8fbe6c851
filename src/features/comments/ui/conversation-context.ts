import { createContext, type RefObject, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import type { State } from '../conversation/state.ts';
import type { View } from '../conversation/view.ts';

/** What every component of the comments can read, and the conversation that its actions are about. */
export interface InConversation {
  readonly c: Conversation;
  readonly state: State;
  readonly view: View;
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

const focus = (element: HTMLElement) => element.focus();

/** For an element that the state may send the keyboard to, by this name. */
export function useFocusTarget<Target extends HTMLElement>(
  name: string,
  place = focus,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const { c, state } = useConversation();
  useLayoutEffect(() => {
    if (state.focus !== name || !ref.current) return;
    place(ref.current);
    c.set({ focus: null });
  });
  return ref;
}

const never = () => () => undefined;

/** Whether this is a browser by now. While it takes over what a server has rendered, it is not yet. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
