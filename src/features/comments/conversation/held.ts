import type { Conversation } from './conversation.ts';

/** Loads what the reader wrote here before and nobody else sees yet. It is only missing from the screen if that fails. */
export async function loadHeld(c: Conversation): Promise<void> {
  const uid = c.state.reader?.uid;
  const outcome = await c.ask(({ held }) => held(c.page));
  if (outcome.ok && c.state.reader?.uid === uid) c.set({ held: outcome.value });
}
