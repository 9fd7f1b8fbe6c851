import { z } from 'zod';
import { corrections } from './content-problem.ts';
import { isPictureFile } from './project.ts';

const words = z.string('is missing').trim().min(1, 'is empty');

const part = z.strictObject({ name: words, words });

/** Everything that the home page says in the owner's voice, and what links to it say. */
const homeSchema = z.strictObject({
  /** What you do, in one line. It is also beside your name at the foot of every page. */
  role: words,
  headline: words,
  /** One or two sentences under the headline. */
  lead: words,
  /** What you promise: one part for each number of the drawing. */
  parts: z.tuple(
    [part, part, part],
    'must be three parts, like { name: ‘Easy’, words: ‘Understood at once.’ }',
  ),
  /** Shown in place of the drawing: a picture beside home.ts, './portrait.jpg', and what it shows. */
  portrait: z
    .strictObject({
      image: z.string().refine(isPictureFile, 'must be a picture file: png, jpg, webp or avif'),
      alt: words,
    })
    .optional(),
  buttons: z.strictObject({ contact: words, projects: words }),
  /** The titles of the sections. */
  titles: z.strictObject({ projects: words, skills: words, posts: words, contact: words }),
  /** What search engines show: one or two sentences. */
  description: z
    .string('is missing')
    .min(50, 'must have at least 50 characters')
    .max(200, 'must have at most 200 characters'),
  /** The words on the picture of a shared link. */
  shared: words,
});
export type Home = z.output<typeof homeSchema>;

/** Checks the sentences while the site is built. Throws with one sentence for each mistake: where it is, then the fix. */
export function defineHome(home: z.input<typeof homeSchema>): Home {
  const parsed = homeSchema.safeParse(home);
  if (parsed.success) return parsed.data;
  throw new Error(corrections('home.ts', parsed.error));
}
