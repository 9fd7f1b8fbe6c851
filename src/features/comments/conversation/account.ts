import { signOutWarning } from '../messages.ts';
import type { Reader } from '../model.ts';
import type { Outcome, SignInRefusal } from '../port.ts';
import type { Conversation } from './conversation.ts';

export async function signIn(c: Conversation): Promise<Outcome<Reader, SignInRefusal>> {
  const outcome = await c.connected.reader.signIn();
  if (outcome.ok) c.set({ focus: 'box new' });
  return outcome;
}

/** Resolves to whether it failed. What this browser keeps goes with it, so the person is asked first. */
export async function signOut(c: Conversation, confirm: (question: string) => boolean): Promise<boolean> {
  const { reader, store } = c.connected;
  const warning = signOutWarning(store);
  if (warning && !confirm(warning)) return false;
  const { ok } = await reader.signOut();
  if (ok) c.set({ focus: 'sign-in' });
  return !ok;
}
