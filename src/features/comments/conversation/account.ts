import type { Reader } from '../model.ts';
import { noForm } from './open-form.ts';
import { emptyOutbox } from './outbox.ts';
import { type EventOf, type State, type Step, step } from './state.ts';

export function authChanged(state: State, { isAuth, hasText }: EventOf<'auth-changed'>): Step {
  if (isAuth) return step({ ...state, isAuth, isSigningOut: false, expired: 'no' });
  const hasExpired = state.isAuth && !state.isSigningOut;
  const expired = !hasExpired ? state.expired : hasText ? 'with-text' : 'without-text';
  return step({ ...state, isAuth, reader: null, isSigningOut: false, expired });
}

export function readerChanged(state: State, reader: Reader | null): Step {
  if (!reader) return step({ ...state, reader });
  const isSomebodyElse = state.lastReader !== null && state.lastReader.uid !== reader.uid;
  const next: State = {
    ...state,
    reader,
    lastReader: reader,
    form: isSomebodyElse ? noForm : state.form,
    begun: state.lastReader?.uid === reader.uid ? state.begun : null,
    // Why something failed before they came is nothing to tell the person who is here now.
    problems: state.reader?.uid === reader.uid ? state.problems : new Map(),
  };
  return step(next, { kind: 'remember-reader', reader });
}

/** The session was ended on purpose, here or in another tab, and the storage is empty. */
export function signedOut(state: State, isHere: boolean): Step {
  const next: State = {
    ...state,
    isAuth: false,
    reader: null,
    lastReader: null,
    isSigningOut: false,
    form: noForm,
    begun: null,
    problems: new Map(),
    outbox: emptyOutbox,
    focus: isHere ? { kind: 'sign-in' } : state.focus,
  };
  return step(next, { kind: 'forget-drafts' });
}
