import { fieldsOf, isListOf, isText } from '../../shell/shape.ts';
import type { Post } from '../src/post.ts';

/** Kept posts, or null if that is not what is stored. */
export const readPosts = (stored: unknown) =>
  isListOf(stored, isPost) ? stored : null;

function isPost(value: unknown): value is Post {
  const post = fieldsOf(value);
  const { id, text, userId, username, createdAt, isPending } = post;
  return (
    [id, text, userId, username, createdAt].every(isText) &&
    [post.upvotes, post.downvotes].every((list) =>
      isListOf(list, isText),
    ) &&
    isPending === false
  );
}
