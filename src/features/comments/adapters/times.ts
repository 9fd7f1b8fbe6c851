import { writePauseSeconds } from '../policy.ts';

// How long the adapters wait, in milliseconds. How long a conversation waits for an adapter is in conversation.ts.

/** For an answer. Every request is safe to repeat. */
export const requestMs = 20_000;
/** Between two writes on Firestore: half a second more than the rules require, because clocks differ. */
export const writePauseMs = writePauseSeconds * 1000 + 500;
/** Before asking again who is reading, if no answer came. */
export const readerRetryMs = 5000;
/** Between two looks at whether the sign-in window was closed. */
export const popupPollMs = 500;
