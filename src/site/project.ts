import { z } from 'zod';
import { checked } from '#site/content/content-problem.ts';
import { string, titleAndDescription } from '#site/content/setting.ts';

/** A picture has an extension, './shop.png'; a drawing has none, 'travel-blog'. */
export const isPictureFile = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** A program of examples/ that is built with the site. */
const appSchema = z.strictObject({
  /** The end of its address: 'task-manager' is at /apps/task-manager. */
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters and digits with hyphens, like 'task-manager'"),
  /** Its folder in examples/, with the program in app/main.tsx: '04-mern-crud'. */
  example: z.string().min(1),
  /** Keeps its page out of search engines and the sitemap. */
  noindex: z.boolean().optional(),
});

export const appPath = ({ name }: z.infer<typeof appSchema>) => `/apps/${name}`;

const projectSchema = z
  .strictObject({
    title: titleAndDescription.title,
    subtitle: titleAndDescription.title.optional(),
    /** One to three sentences: what the app does, and what was hard. */
    description: string()
      .min(60, 'needs at least 60 characters: one to three sentences about what the app does')
      .max(320, 'has more than 320 characters: one to three sentences are enough'),
    /** A drawing, 'travel-blog', or a picture beside projects.ts, './shop.png'. */
    image: z.string().min(1).optional(),
    alt: z.string().min(1).optional(),
    client: z.strictObject({ words: titleAndDescription.title, name: titleAndDescription.title }).optional(),
    /** Its own page: '/work/shop' is pages/work/shop.mdx. */
    page: z.string().startsWith('/', "must be a page of the site, like '/work/shop'").optional(),
    /** The app itself, where it is built with the site. */
    app: appSchema.optional(),
    /** Where an app runs that is not. */
    link: z
      .url({ protocol: /^https$/, error: 'must be a full address that begins with https://' })
      .optional(),
  })
  .refine(({ image = '', alt }) => !isPictureFile(image) || alt, {
    path: ['alt'],
    error: 'is missing; say what the picture shows',
  })
  .refine(({ app, link }) => !(app && link), {
    path: ['link'],
    error: 'leads away from the app that is built with the site; leave one of the two out',
  });
export type Project = z.infer<typeof projectSchema>;

/** A name in the parts list, with an optional drawing, and a line that links to what shows it. */
const skillSchema = z.strictObject(
  {
    name: z.string().min(1),
    image: z.string().min(1).optional(),
    proof: z
      .strictObject({
        words: titleAndDescription.title,
        link: z
          .string()
          .regex(/^(\/|https:\/\/)/, "must be a page of the site, '/blogpost4', or begin with https://"),
      })
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === 'invalid_type' ? "must be like { name: 'HTML', image: 'angle-brackets' }" : undefined,
  },
);
export type Skill = z.infer<typeof skillSchema>;

/** Where *Open the app* leads. */
export const linkOf = ({ app, link }: Project) => (app ? appPath(app) : link);

const where =
  (each: string) =>
  ([index, ...keys]: readonly PropertyKey[]) =>
    [`${each} ${Number(index) + 1}`, ...keys].join(', ');

const projectsSchema = z.array(projectSchema).superRefine((projects, context) => {
  for (const [index, { app }] of projects.entries()) {
    const first = projects.findIndex((each) => app && each.app?.name === app.name);
    if (first === -1 || first === index) continue;
    const message = `is the address of project ${first + 1}: give one of them another name`;
    context.addIssue({ code: 'custom', path: [index, 'app', 'name'], message });
  }
});

export const defineProjects = (projects: readonly Project[]): readonly Project[] =>
  checked(projectsSchema, projects, 'projects.ts', where('project'));

export const defineSkills = (skills: readonly Skill[]): readonly Skill[] =>
  checked(z.array(skillSchema), skills, 'skills.ts', where('skill'));
