import { authChanged, readerChanged, signedOut } from './account.ts';
import { begunFormsOpened, begunFormsSought, draftsFound } from './begun-forms.ts';
import { nextToSend, unsentAfter } from './outbox.ts';
import * as reading from './reading.ts';
import { reloaded } from './reloading.ts';
import { type Effect, type Event, type EventOf, type State, type Step, step } from './state.ts';
import { commentIn } from './thread-list.ts';
import * as writing from './writing.ts';

/** Everything that can happen in the comments of a page, and what follows from it. Pure: effects.ts does the rest. */
export function reduce(state: State, event: Event): Step {
  // The table has a handler of the event's own type, which TypeScript can't see through the lookup.
  const handle = handlers[event.type] as (state: State, event: Event) => Step;
  return followUps.reduce(
    (before, followUp) => {
      const after = followUp(before.state);
      return step(after.state, ...before.effects, ...after.effects);
    },
    handle(state, event),
  );
}

const handlers: { readonly [Type in Event['type']]: (state: State, event: EventOf<Type>) => Step } = {
  opened: (state) => (state.hasLoaded ? step(state) : reloaded(state)),
  'reload-asked': (state) => reloaded(state),
  'page-loaded': (state, { outcome }) => reading.pageLoaded(state, outcome),
  'older-asked': (state) => reading.moreAsked(state, 'older'),
  'replies-asked': (state, { thread }) => reading.moreAsked(state, thread),
  'older-loaded': reading.moreLoaded,
  'replies-loaded': reading.moreLoaded,
  'thread-found': reading.threadFound,
  changed: (state, { change }) => reading.changed(state, change),
  'visibility-changed': (state, { isReading }) => step({ ...state, isReading }),
  'link-followed': (state, { id }) => reading.linkFollowed(state, id),
  'unread-shown': reading.unreadShown,
  'focus-asked': (state, { target }) => step({ ...state, focus: target }),
  'focus-moved': (state) => step({ ...state, focus: null }),

  'auth-changed': authChanged,
  'reader-changed': (state, { reader }) => readerChanged(state, reader),
  'reader-remembered': (state, { reader }) => step({ ...state, lastReader: reader }),
  'sign-out-asked': (state) => step({ ...state, isSigningOut: true }),
  'sign-out-failed': (state) => step({ ...state, isSigningOut: false }),
  'signed-out': (state, { isHere }) => signedOut(state, isHere),

  'drafts-found': draftsFound,
  'reply-opened': writing.replyOpened,
  'edit-opened': writing.editOpened,
  cancelled: writing.cancelled,
  posted: writing.posted,
  'edit-saved': writing.editSaved,
  'edit-answered': writing.editAnswered,
  'deletion-confirmed': writing.deletionConfirmed,
  'deletion-answered': writing.deletionAnswered,

  'unsent-found': (state, { entries }) => inOutbox(state, { type: 'found', entries }),
  'send-ended': writing.sendEnded,
  'pause-ended': (state) => inOutbox(state, { type: 'pause-ended' }),
  'network-came-back': (state) =>
    state.outbox.pause?.kind === 'offline' ? inOutbox(state, { type: 'pause-ended' }) : step(state),
  'retry-asked': (state, { id }) => inOutbox(state, { type: 'retry-asked', id }),
  discarded: writing.discarded,
  'text-taken-back': writing.textTakenBack,
};

const inOutbox = (state: State, event: Parameters<typeof unsentAfter>[1]): Step =>
  step({ ...state, outbox: unsentAfter(state.outbox, event) });

/** What any event may have made possible. */
const followUps: readonly ((state: State) => Step)[] = [
  acknowledged,
  editOfGoneRescued,
  linkSearched,
  begunFormsSought,
  begunFormsOpened,
  nextSent,
];

/** What the backend turns out to have is not sent again. */
function acknowledged(state: State): Step {
  const known = state.outbox.entries.filter(({ id }) => commentIn(state.list, id));
  const outbox = known.reduce((each, { id }) => unsentAfter(each, { type: 'dropped', id }), state.outbox);
  return step({ ...state, outbox }, ...known.map(({ id }): Effect => ({ kind: 'forget-unsent', id })));
}

/** The comment that is being edited was deleted in another tab or by the owner. */
function editOfGoneRescued(state: State): Step {
  const { form, list } = state;
  return form.kind === 'editing' && list.removed.has(form.id) ? writing.rescued(state, form.id) : step(state);
}

/** The address named a comment before the newest threads were there. */
function linkSearched(state: State): Step {
  const { linked, hasLoaded } = state;
  return hasLoaded && linked?.status === 'waiting' ? reading.linkFollowed(state, linked.id) : step(state);
}

function nextSent(state: State): Step {
  const next = nextToSend(state.outbox, state.reader);
  if (!next) return step(state);
  const outbox = unsentAfter(state.outbox, { type: 'send-began', id: next.id });
  return step({ ...state, outbox }, { kind: 'send', entry: next });
}
