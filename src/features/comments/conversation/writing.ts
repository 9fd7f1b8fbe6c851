import type { CommentId } from '../model.ts';
import type { Outcome } from '../port.ts';
import { isSameForm, noForm, type OpenForm, slotOf } from './open-form.ts';
import { type Unsent, unsentAfter } from './outbox.ts';
import { commentRemoved, unclear } from './reloading.ts';
import { commentAfter } from './selectors.ts';
import { type Effect, type EventOf, type Problem, type State, type Step, step, writerOf } from './state.ts';
import { commentIn, withComment } from './thread-list.ts';

/** The comment is on the screen, and kept in this browser, from here on. */
export function posted(state: State, { form, body, id, at }: EventOf<'posted'>): Step {
  const entry: Unsent = {
    id,
    page: state.page,
    parentId: form.kind === 'replying' ? form.thread : null,
    body: body.trim(),
    writtenAt: at,
    author: writerOf(state) ?? { uid: '', displayName: 'You', photoURL: '' },
  };
  const next: State = {
    ...state,
    outbox: unsentAfter(state.outbox, { type: 'found', entries: [...state.outbox.entries, entry] }),
    form: isSameForm(state.form, form) ? noForm : state.form,
    focus: { kind: 'comment', id },
    // Empty, so that the same words are said again.
    message: '',
  };
  return step(next, { kind: 'keep-unsent', entry }, { kind: 'forget-draft', slot: slotOf(form) });
}

export function sendEnded(state: State, { entry, outcome, at }: EventOf<'send-ended'>): Step {
  const { id } = entry;
  if (outcome && !outcome.ok) {
    const refusal = outcome.problem;
    const next = { ...state, outbox: unsentAfter(state.outbox, { type: 'not-sent', id, refusal, at }) };
    const until = next.outbox.pause?.until;
    const effects: Effect[] = until === undefined ? [] : [{ kind: 'wait', until }];
    return refusal.kind === 'signed-out' ? signedOutBy(next, ...effects) : step(next, ...effects);
  }
  const dropped = {
    ...state,
    outbox: unsentAfter(state.outbox, { type: outcome ? 'sent' : 'dropped', id }),
  };
  const forget: Effect = { kind: 'forget-unsent', id };
  if (!outcome || outcome.value.pathName !== state.page || !state.hasLoaded) return step(dropped, forget);
  const { kind, list } = withComment(state.list, outcome.value, true);
  const shown = { ...dropped, list, message: 'Your comment is posted.' };
  const counted = kind === 'unclear' ? unclear(shown, outcome.value) : step(shown);
  return step(counted.state, forget, ...counted.effects);
}

/** The backend says that the session has ended. */
const signedOutBy = (state: State, ...effects: readonly Effect[]): Step =>
  step({ ...state, reader: null }, { kind: 'forget-auth' }, ...effects);

export function editOpened(state: State, { comment: { id, body } }: EventOf<'edit-opened'>): Step {
  const form: OpenForm = { kind: 'editing', id };
  const slot = slotOf(form);
  return step(
    { ...state, form, problems: without(state.problems, id), focus: { kind: 'box', slot } },
    { kind: 'begin-edit', slot, body },
  );
}

export function replyOpened(state: State, { to, thread }: EventOf<'reply-opened'>): Step {
  const form: OpenForm = { kind: 'replying', to, thread };
  return step({ ...state, form, focus: { kind: 'box', slot: slotOf(form) } });
}

/** Closes a form and gives up its text. */
export function cancelled(state: State, { form }: EventOf<'cancelled'>): Step {
  const slot = slotOf(form);
  const next: State = {
    ...state,
    form: form.kind === 'none' ? state.form : noForm,
    problems: form.kind === 'editing' ? without(state.problems, form.id) : state.problems,
    focus:
      form.kind === 'replying'
        ? { kind: 'reply-button', id: form.to }
        : form.kind === 'editing'
          ? { kind: 'edit-button', id: form.id }
          : { kind: 'box', slot },
  };
  return step(next, { kind: 'forget-draft', slot });
}

/** An edit is shown at once, and taken back with the reason when the backend refuses it. */
export function editSaved(state: State, { id, body }: EventOf<'edit-saved'>): Step {
  const form: OpenForm = { kind: 'editing', id };
  const next: State = {
    ...state,
    edits: new Map(state.edits).set(id, body.trim()),
    problems: without(state.problems, id),
    form: isSameForm(state.form, form) ? noForm : state.form,
    focus: { kind: 'edit-button', id },
    message: '',
  };
  return step(next, { kind: 'save', id, body: body.trim() });
}

export function editAnswered(state: State, { id, outcome }: EventOf<'edit-answered'>): Step {
  const form: OpenForm = { kind: 'editing', id };
  const slot = slotOf(form);
  const answered = { ...state, edits: without(state.edits, id) };
  if (outcome.ok) {
    const { list } = withComment(state.list, outcome.value, true);
    return step({ ...answered, list, message: 'Your change is saved.' }, { kind: 'forget-draft', slot });
  }
  const { kind } = outcome.problem;
  const effects: Effect[] = kind === 'signed-out' ? [{ kind: 'forget-auth' }] : [];
  if (state.list.removed.has(id)) return rescued(answered, id, ...effects);
  const isFree = state.form.kind === 'none';
  const next: State = {
    ...answered,
    reader: kind === 'signed-out' ? null : state.reader,
    form: isFree ? form : state.form,
    problems: new Map(state.problems).set(id, { of: 'edit', refusal: outcome.problem }),
    // No form is shown to somebody who is signed out.
    focus: !isFree ? state.focus : kind === 'signed-out' ? { kind: 'comment', id } : { kind: 'box', slot },
  };
  return step(next, ...effects);
}

/** The comment of an edit is gone: its text moves, and the keyboard too unless it is in another form. */
export function rescued(state: State, id: CommentId, ...effects: readonly Effect[]): Step {
  const form: OpenForm = { kind: 'editing', id };
  const isElsewhere = state.form.kind !== 'none' && !isSameForm(state.form, form);
  const next: State = {
    ...state,
    form: isElsewhere ? state.form : noForm,
    focus: isElsewhere ? state.focus : { kind: 'box', slot: slotOf(noForm) },
    message: 'The comment that you were editing has been deleted. Your text is in the box for a new one.',
  };
  return step(next, { kind: 'rescue-draft', slot: slotOf(form) }, ...effects);
}

export function deletionConfirmed(state: State, { id }: EventOf<'deletion-confirmed'>): Step {
  const following = commentAfter(state, id);
  const next: State = {
    ...state,
    deletions: new Set(state.deletions).add(id),
    problems: without(state.problems, id),
    focus: following ? { kind: 'comment', id: following } : { kind: 'heading' },
    message: '',
  };
  return step(next, { kind: 'delete', id });
}

export function deletionAnswered(state: State, { id, outcome }: EventOf<'deletion-answered'>): Step {
  const deletions = new Set(state.deletions);
  deletions.delete(id);
  const answered = { ...state, deletions };
  // What is already gone has been removed as asked.
  if (isDone(outcome)) {
    const removed = commentRemoved(answered, id);
    const message = 'Your comment is deleted.';
    // In another tab its text may be under way: that is not given up with it.
    const forget: Effect = { kind: 'forget-draft', slot: slotOf({ kind: 'editing', id }), unlessTyped: true };
    return step({ ...removed.state, message }, ...removed.effects, forget);
  }
  const problem: Problem = { of: 'deletion', refusal: outcome.problem };
  const next = { ...answered, problems: new Map(state.problems).set(id, problem) };
  return outcome.problem.kind === 'signed-out' ? signedOutBy(next) : step(next);
}

const isDone = (outcome: Outcome<void>): outcome is Extract<Outcome<void>, { ok: true }> =>
  outcome.ok || outcome.problem.kind === 'not-found';

export function discarded(state: State, { id }: EventOf<'discarded'>): Step {
  const next: State = {
    ...state,
    outbox: unsentAfter(state.outbox, { type: 'dropped', id }),
    message: 'The unsent comment is discarded.',
    focus: { kind: 'heading' },
  };
  return step(next, { kind: 'forget-unsent', id });
}

/** Puts an unsent comment's text back into the box it came from, before anything that is typed there by now. */
export function textTakenBack(state: State, { comment }: EventOf<'text-taken-back'>): Step {
  const { id, parentId, body } = comment;
  const parent = parentId ? commentIn(state.list, parentId) : undefined;
  const form: OpenForm = parent ? { kind: 'replying', to: parent.id, thread: parent.id } : noForm;
  const slot = slotOf(form);
  const next: State = {
    ...state,
    outbox: unsentAfter(state.outbox, { type: 'dropped', id }),
    form,
    focus: { kind: 'box', slot },
  };
  return step(next, { kind: 'return-text', slot, text: body }, { kind: 'forget-unsent', id });
}

function without<Value>(map: ReadonlyMap<CommentId, Value>, id: CommentId): ReadonlyMap<CommentId, Value> {
  return new Map([...map].filter(([known]) => known !== id));
}
