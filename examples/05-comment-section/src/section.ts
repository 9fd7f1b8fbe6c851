import type { ActionDispatch } from 'react';
import type { Person } from './comment.ts';
import type { DraftStorage } from './drafts.ts';
import { formKey, type OpenForm, type OpenFormEvent } from './open-form.ts';
import type { CommentStore } from './store.ts';

/** What every part of a comment section needs to know about the whole. */
export interface Section {
  readonly store: CommentStore;
  readonly me: Person | null;
  readonly pathName: string;
  readonly storage: DraftStorage;
  readonly openForm: OpenForm;
  readonly dispatch: ActionDispatch<[event: OpenFormEvent]>;
  /** After a comment is gone, with the button that had the focus. */
  readonly onRemoved: () => void;
}

// #region key
/** One draft for each person, page and form. */
export function draftKey(section: Section, form: OpenForm): string {
  return `draft:${section.me?.uid}:${section.pathName}:${formKey(form)}`;
}
// #endregion key
