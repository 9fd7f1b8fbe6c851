import type { Comment, Person } from './comment.ts';

/** Only its author may change or delete a comment. */
export function mayChange(comment: Comment, me: Person | null): boolean {
  return me !== null && comment.userId === me.uid;
}

/** A reply answers a top-level comment: threads are one level deep. */
export function mayReplyTo(
  parent: Comment | undefined,
  pathName: string,
): boolean {
  return (
    parent !== undefined &&
    parent.parentId === null &&
    parent.pathName === pathName
  );
}
