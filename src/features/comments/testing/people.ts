import {
  type Comment,
  commentBy,
  commentIdSchema,
  type PagePath,
  pagePathSchema,
  type Reader,
} from '../model.ts';

export const page: PagePath = pagePathSchema.parse('/blogpost5');
export const otherPage: PagePath = pagePathSchema.parse('/blogpost4');

export const ada: Reader = { uid: 'uid-ada', displayName: 'Ada Sample', photoURL: '' };
export const grace: Reader = { uid: 'uid-grace', displayName: 'Grace Sample', photoURL: '' };
export const owner: Reader = { uid: 'uid-owner', displayName: 'Robin Example', photoURL: '', isOwner: true };
export const stranger: Reader = { uid: 'uid-stranger', displayName: 'Niemand', photoURL: '' };

/** A stored comment. `id` is filled up to seven digits; `minute` orders it. */
export function comment(id: string, author: Reader, minute: number, more: Partial<Comment> = {}): Comment {
  const draft = { id: commentIdSchema.parse(id.padEnd(7, '0')), body: `Body of ${id}`, parentId: null };
  const createdAt = new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();
  return { ...commentBy(author, draft, page, createdAt), ...more };
}
