import { createContext, type RefObject, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import type { FocusTarget, State } from '../conversation/state.ts';

/** What every component of the comments reads, and the conversation that it acts on. */
export interface InConversation {
  readonly conversation: Conversation;
  readonly state: State;
  /** Absent where nobody can sign in. Like.tsx takes it from here, because importing it would make a chain of eleven imports. */
  readonly SignIn?: typeof import('./Session.tsx').SignInButtons;
  /** What only a signed-in reader needs; null until it has been loaded. */
  readonly writer: typeof import('./writer.tsx') | null;
}

const Context = createContext<InConversation | null>(null);
export const ConversationProvider = Context.Provider;

export function useConversation(): InConversation {
  const found = use(Context);
  if (!found) throw new Error('This component belongs inside a ConversationProvider.');
  return found;
}

const focus = (element: HTMLElement) => element.focus();

/** A ref for an element that gets the focus when the state names it. `place` focuses it. */
export function useFocusTarget<Target extends HTMLElement>(
  name: FocusTarget,
  place: (target: Target) => void = focus,
): RefObject<Target | null> {
  const ref = useRef<Target>(null);
  const { conversation, state } = useConversation();
  useLayoutEffect(() => {
    if (state.focus !== name || !ref.current) return;
    place(ref.current);
    conversation.set({ focus: null });
  });
  return ref;
}

/** When an element that has the focus is removed, `next` gets it, or nothing if that is null. */
export function useNextFocus(
  element: RefObject<HTMLElement | null>,
  next: FocusTarget | ((gone: HTMLElement) => FocusTarget | null),
): void {
  const { conversation } = useConversation();
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (conversation.state.focus === null && current?.contains(document.activeElement))
        conversation.set({ focus: typeof next === 'string' ? next : next(current) });
    };
  }, [element, conversation, next]);
}

/** The comment after an element, or the heading. Null for an element out of sight: the page must not scroll to where nobody looked. */
export function commentAfter(element: HTMLElement): FocusTarget | null {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return null;
  const comments = [...(element.closest('[data-comments]')?.querySelectorAll('article') ?? [])];
  const next = comments.find(
    (each) => element.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // An article's id is 'comment-' and the comment's.
  return next ? (next.id.replace('-', ' ') as FocusTarget) : 'heading';
}

const never = () => () => undefined;

/** False while the browser takes over what a server has rendered, which has to look the same at first. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
