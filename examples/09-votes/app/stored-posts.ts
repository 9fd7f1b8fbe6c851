import type { Post } from '../src/post.ts';

/** Kept posts, or null if that is not what is stored. */
export function readPosts(stored: unknown): readonly Post[] | null {
  return Array.isArray(stored) && stored.every(isPost) ? stored : null;
}

function isPost(value: unknown): value is Post {
  // Each field is checked before it counts.
  const post = value as Partial<Record<keyof Post, unknown>> | null;
  return (
    [post?.id, post?.text, post?.userId, post?.username].every(isText) &&
    isText(post?.createdAt) &&
    [post?.upvotes, post?.downvotes].every(
      (list) => Array.isArray(list) && list.every(isText),
    ) &&
    post?.isPending === false
  );
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
