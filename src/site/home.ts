import { z } from 'zod';
import { checked } from '#site/content/content-problem.ts';
import { secureUrl, titleAndDescription } from '#site/content/setting.ts';
import { isPictureFile } from './project.ts';

const words = titleAndDescription.title;

const part = z.strictObject({ name: words, words });
const threeOf = (example: string) =>
  z.tuple([part, part, part], `must be three parts, like { name: ${example} }`);

const homeSchema = z.strictObject({
  /** What you do, in one line. It is also in the footer of every page. */
  role: words,
  headline: words,
  /** One or two sentences under the headline. */
  lead: words,
  /** What you promise, for the three numbers in the drawing. */
  parts: threeOf("'Easy', words: 'Understood at once.'"),
  /** You, small beside your role: a drawing, 'portrait', or a picture beside home.ts, './me.jpg'. */
  person: words.optional(),
  /** A link beside your role: { words: 'CV', link: '/about' }. */
  about: z
    .strictObject({ words, link: z.string().startsWith('/', "must be a page of the site, like '/about'") })
    .optional(),
  /** 'Available from February' */
  availability: words.optional(),
  /** What a client gets in the first week, below the contact form. */
  firstWeek: z
    .strictObject({ heading: words, steps: threeOf("'Monday', words: 'We talk for an hour.'") })
    .optional(),
  /** How soon you answer, beside *Send*. */
  answer: words.optional(),
  /** Where a call can be booked. */
  call: z.strictObject({ words, link: secureUrl('link') }).optional(),
  rates: words.optional(),
  /** Replaces the drawing: a picture beside home.ts, './portrait.jpg', and its description. */
  portrait: z
    .strictObject({
      image: z.string().refine(isPictureFile, 'must be a picture file: png, jpg, webp or avif'),
      alt: words,
    })
    .optional(),
  buttons: z.strictObject({ contact: words, projects: words }),
  titles: z.strictObject({ projects: words, skills: words, posts: words, contact: words }),
  /** One or two sentences for search engines. */
  description: titleAndDescription.description,
  /** The words on the home page's open-graph image. */
  shared: words,
});
export type Home = z.output<typeof homeSchema>;

export const defineHome = (home: z.input<typeof homeSchema>): Home => checked(homeSchema, home, 'home.ts');
