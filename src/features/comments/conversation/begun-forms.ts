import type { CommentId } from '../model.ts';
import { commentIdSchema } from '../model.ts';
import { formOfSlot, noForm, slotOf } from './open-form.ts';
import { type Effect, type EventOf, type State, type Step, step, writerOf } from './state.ts';
import { commentIn } from './thread-list.ts';

// What was begun before a reload gets its form again, or, when its comment is gone, a place in the box for new comments.

/** Asks for the texts that this person has begun, once it is known who they are and what is on the page. */
export function begunFormsSought(state: State): Step {
  const isDue = state.hasLoaded && state.begun === null && writerOf(state) !== null;
  return isDue ? step({ ...state, begun: [] }, { kind: 'list-drafts' }) : step(state);
}

export function draftsFound(state: State, { slots }: EventOf<'drafts-found'>): Step {
  const begun = slots.filter((slot) => slot !== slotOf(noForm));
  const missing = begun.flatMap((slot) => commentOf(slot) ?? []).filter((id) => !commentIn(state.list, id));
  return step({ ...state, begun }, ...missing.map((id): Effect => ({ kind: 'find', id })));
}

/** Opens the first of the forms whose comments are there. The others keep their texts. */
export function begunFormsOpened(state: State): Step {
  const uid = writerOf(state)?.uid;
  const slot = state.begun?.find((each) => known(state, each));
  if (slot === undefined || uid === undefined) return step(state);
  const comment = known(state, slot);
  const form = comment && formOfSlot(slot, comment, uid);
  const next = { ...state, begun: state.begun?.filter((each) => each !== slot) ?? null };
  const isUsable = form && (form.kind !== 'replying' || commentIn(state.list, form.thread));
  if (!isUsable) return step(next, { kind: 'rescue-draft', slot });
  return step({ ...next, form: state.form.kind === 'none' ? form : state.form });
}

/** The comment that a form was begun on is gone. */
export function begunFormsRescued(state: State, id: CommentId): Step {
  const lost = (state.begun ?? []).filter((slot) => commentOf(slot) === id);
  const begun = state.begun?.filter((slot) => !lost.includes(slot)) ?? null;
  return step({ ...state, begun }, ...lost.map((slot): Effect => ({ kind: 'rescue-draft', slot })));
}

function known(state: State, slot: string) {
  const id = commentOf(slot);
  return id && commentIn(state.list, id);
}

function commentOf(slot: string): CommentId | null {
  const parsed = commentIdSchema.safeParse(slot.split(':')[1]);
  return parsed.success ? parsed.data : null;
}
