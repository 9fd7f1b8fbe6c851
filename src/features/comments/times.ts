import { likePauseSeconds, writePauseSeconds } from './policy.ts';

// How long the comments wait in the browser, in milliseconds.

/** For an answer. Every request is safe to repeat. The SDK may keep its promise open until the network is back. */
export const answerMs = 20_000;
/** For a token of App Check, without which a request may be answered all the same. */
export const appCheckMs = 4000;
/** For a stream of changes to begin, or to come back, before the comments are loaded without it. */
export const streamMs = 4000;
/** Before they are loaded again, as long as it hasn't. */
export const withoutStreamMs = 60_000;
/** For the last answers at a sign-out. */
export const lastAnswersMs = 2000;
/** Before another tab sends a comment or a deletion: the one where it was written announces the result. */
export const otherTabMs = 2000;
/** Between two writes on Firestore: half a second more than the rules require, because clocks differ. */
export const writePauseMs = writePauseSeconds * 1000 + 500;
/** Between two likes there. */
export const likePauseMs = likePauseSeconds * 1000 + 500;
/** Before asking again who is reading, or what they like, if no answer came. */
export const readerRetryMs = 5000;
/** Between two looks at whether the sign-in window was closed. */
export const popupPollMs = 500;
