import type { ActionDispatch } from 'react';
import type { Person } from './comment.ts';
import { type Focus, type FocusEvent, focusKey } from './interaction.ts';
import type { CommentStore } from './store.ts';

/** What every part of a comment section needs to know about the whole. */
export interface Section {
  readonly store: CommentStore;
  readonly me: Person | null;
  readonly pathName: string;
  readonly focus: Focus;
  readonly dispatch: ActionDispatch<[event: FocusEvent]>;
}

// #region key
/** One draft for each person, page and form. */
export function draftKey(section: Section, focus: Focus): string {
  return `draft:${section.me?.uid}:${section.pathName}:${focusKey(focus)}`;
}
// #endregion key
