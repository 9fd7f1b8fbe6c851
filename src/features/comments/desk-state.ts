import { type Focus, noFocus } from './interaction.ts';
import type { CommentId } from './model.ts';
import type { Refusal } from './port.ts';
import type { Ahead, Shown } from './shown.ts';

/** Why an edit or a removal did not happen. */
export interface Note {
  readonly of: 'edit' | 'removal';
  readonly refusal: Refusal;
}

/** What one person is doing in the comments of one page. */
export interface DeskState extends Ahead {
  readonly focus: Focus;
  readonly notes: ReadonlyMap<CommentId, Note>;
  /** Said politely by a screen reader. */
  readonly said: string;
  /** Where the keyboard goes next: the id of an element. A new object each time. */
  readonly target: { readonly id: string } | null;
}

export const idle: DeskState = {
  focus: noFocus,
  written: [],
  edits: new Map(),
  removed: new Set(),
  notes: new Map(),
  said: '',
  target: null,
};

export type DeskStore = ReturnType<typeof openDeskState>;

/** Keeps the state and tells who watches it. What is written, and where it stands, is asked for at every change. */
export function openDeskState(written: () => readonly Shown[]) {
  const listeners = new Set<() => void>();
  let state: DeskState = { ...idle, written: written() };
  return {
    read: () => state,
    set(change: Partial<Omit<DeskState, 'written'>>): void {
      state = { ...state, ...change, written: written() };
      for (const listener of [...listeners]) listener();
    },
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    silence: () => listeners.clear(),
  };
}

/** The notes with one more, or with none for this comment. */
export function noted(notes: DeskState['notes'], id: CommentId, note: Note | null): DeskState['notes'] {
  const changed = new Map(notes);
  if (note) changed.set(id, note);
  else changed.delete(id);
  return changed;
}
