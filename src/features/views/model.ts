import { z } from '#lib/schema.ts';

const countsSchema = z.array(z.number());

/** What `GET /api/views` answers. `counts` has the views of each of the `days`, oldest first. */
export const recentViewsSchema = z.object({
  /** '2026-11-24', in UTC. */
  days: z.array(z.string()),
  counts: countsSchema,
  /** The most viewed pages, most views first. */
  pages: z.array(z.object({ path: z.string(), counts: countsSchema })),
  referrers: z.array(z.object({ host: z.string(), count: z.number() })),
});
export type RecentViews = z.infer<typeof recentViewsSchema>;

export const daysShown = 30;
export const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);
