import { comments as words } from '#language';
import { failure, success } from '#lib/outcome.ts';
import type { Comment, PagePath, Reader, Subject } from './model.ts';
import type { Outcome } from './port.ts';

export function mayChange(comment: Comment, uid: string): boolean {
  return uid !== '' && comment.userId === uid;
}

export function mayRemove(comment: Comment, { uid, isOwner = false }: Reader): boolean {
  return isOwner || mayChange(comment, uid);
}

/** An imported comment belongs to nobody who signs in, so there is nobody to ban. */
export const isImported = ({ userId }: Comment): boolean => userId.includes(':');

export const undoSeconds = 10;

/** Firestore takes a person's next comment or edit after this time. firebase/firestore.rules has the same. */
export const writePauseSeconds = 3;
/** The same for a like after the last one. */
export const likePauseSeconds = 1;

/** Spam comes with links. firebase/firestore.rules counts the same. */
const maxLinksOfNewcomer = 2;
const linksIn = (body: string) => [...body.matchAll(/https?:\/\//gi)].length;

/** Whether the first comment of a new person has to wait for the owner's approval. */
export function hasToWait(body: string, holdsNewcomers: boolean): boolean {
  return holdsNewcomers || linksIn(body) > maxLinksOfNewcomer;
}

/** Every edit is judged like a first comment, or spam would come with the edit. Links that were there before may stay. */
export function mayEditTo(body: string, before: Comment, { isOwner = false }: Reader): Outcome<void> {
  const allowed = Math.max(maxLinksOfNewcomer, linksIn(before.body));
  if (isOwner || linksIn(body) <= allowed) return success(undefined);
  return failure({ kind: 'invalid', problems: [words.editAddsLinks] });
}

/** A person likes the article of a page, or a comment of it that everybody sees: `commentPage` is where that is. */
export function mayLike(subject: Subject, page: PagePath, commentPage: PagePath | undefined): boolean {
  return subject === page || commentPage === page;
}

/** A reply belongs to a top-level comment of the same page, so threads are one level deep. */
export function mayReplyTo(parent: Comment | undefined, page: PagePath): Outcome<void> {
  const isThread = parent?.pathName === page && parent.parentId === null;
  return isThread ? success(undefined) : failure({ kind: 'not-found' });
}
