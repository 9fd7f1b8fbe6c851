import { z } from 'zod';
import { checked } from './content-problem.ts';
import { isPictureFile } from './project.ts';

const words = z.string('is missing').trim().min(1, 'is empty');

const part = z.strictObject({ name: words, words });

/** The owner's text on the home page, and for links to it. */
const homeSchema = z.strictObject({
  /** What you do, in one line. It is also in the footer of every page. */
  role: words,
  headline: words,
  /** One or two sentences under the headline. */
  lead: words,
  /** What you promise, for the three numbers in the drawing. */
  parts: z.tuple(
    [part, part, part],
    'must be three parts, like { name: ‘Easy’, words: ‘Understood at once.’ }',
  ),
  /** Replaces the drawing: a picture beside home.ts, './portrait.jpg', and its description. */
  portrait: z
    .strictObject({
      image: z.string().refine(isPictureFile, 'must be a picture file: png, jpg, webp or avif'),
      alt: words,
    })
    .optional(),
  buttons: z.strictObject({ contact: words, projects: words }),
  /** The titles of the sections. */
  titles: z.strictObject({ projects: words, skills: words, posts: words, contact: words }),
  /** One or two sentences for search engines. */
  description: z
    .string('is missing')
    .min(50, 'must have at least 50 characters')
    .max(200, 'must have at most 200 characters'),
  /** The words on the home page's open-graph image. */
  shared: words,
});
export type Home = z.output<typeof homeSchema>;

/** Checks the text during the build. */
export const defineHome = (home: z.input<typeof homeSchema>): Home => checked(homeSchema, home, 'home.ts');
