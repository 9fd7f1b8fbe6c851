import { parseJson } from '#lib/parse.ts';
import { z } from '#lib/schema.ts';
import {
  type Comment,
  commentBy,
  commentIdSchema,
  commentSchema,
  pagePathSchema,
  readerSchema,
} from '../model.ts';

/** A deletion that the backend has not confirmed. It is kept in local storage until then, so that it outlives the page. */
export const deletionSchema = z.object({
  id: commentIdSchema,
  pathName: pagePathSchema,
  /** Who decided it: nobody else's session may send it. */
  userId: z.string(),
  /** Until when it can be undone, in milliseconds since 1970. 0 when it may have been sent. */
  until: z.number(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** An unsent comment as an earlier version of the site kept it. */
const formerSchema = z.object({
  id: commentIdSchema,
  page: pagePathSchema,
  parentId: z.nullable(commentIdSchema),
  body: z.string(),
  writtenAt: z.iso.datetime({ precision: 3 }),
  author: readerSchema,
});

/** The unsent comment in a text of local storage, or null. */
export function unsentIn(text: string | null): Comment | null {
  const comment = parseJson(commentSchema, text);
  if (comment) return comment;
  const former = parseJson(formerSchema, text);
  if (!former) return null;
  return commentBy(former.author, former, former.page, former.writtenAt);
}
