import { failure, success } from '#lib/outcome.ts';
import type { Comment, PagePath } from './model.ts';
import type { Outcome } from './port.ts';

/** Only the author may change or remove a comment. */
export function mayChange(comment: Comment, uid: string): boolean {
  return uid !== '' && comment.userId === uid;
}

/** A reply belongs to a top-level comment of the same page, so threads are one level deep. */
export function mayReplyTo(parent: Comment | undefined, page: PagePath): Outcome<void> {
  if (parent === undefined || parent.pathName !== page) return failure({ kind: 'not-found' });
  if (parent.parentId !== null) {
    return failure({ kind: 'invalid', problems: ['A reply belongs to a top-level comment.'] });
  }
  return success(undefined);
}
