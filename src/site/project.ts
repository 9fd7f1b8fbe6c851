import { z } from 'zod';
import { corrections } from './content-problem.ts';

/** A picture has an extension, './shop.png'; a drawing has none, 'travel-blog'. */
export const isPictureFile = (name: string) => /\.(png|jpe?g|webp|avif)$/i.test(name);

/** One of the apps on the home page. */
export const projectSchema = z
  .strictObject({
    title: z.string().min(1),
    /** What it is built with: 'React, Firebase'. */
    subtitle: z.string().min(1).optional(),
    /** One to three sentences: what the app does, and what was hard. */
    description: z.string().min(60).max(320),
    /** A drawing, 'travel-blog', or a picture beside projects.ts, './shop.png'. */
    image: z.string().min(1).optional(),
    /** The picture's description. */
    alt: z.string().min(1).optional(),
    /** Where the app runs. */
    link: z
      .url({ protocol: /^https$/, error: 'must be a full address that begins with https://' })
      .optional(),
  })
  .refine(({ image = '', alt }) => !isPictureFile(image) || alt, {
    path: ['alt'],
    error: 'is missing; say what the picture shows',
  });
export type Project = z.infer<typeof projectSchema>;

/** A name in the parts list, with an optional drawing. */
export const skillSchema = z.strictObject(
  { name: z.string().min(1), image: z.string().min(1).optional() },
  {
    error: (issue) =>
      issue.code === 'invalid_type' ? "must be like { name: 'HTML', image: 'angle-brackets' }" : undefined,
  },
);
export type Skill = z.infer<typeof skillSchema>;

/** Checks the list during the build. Throws with one line per mistake. */
export function defineProjects(projects: readonly Project[]): readonly Project[] {
  return checked(projects, projectSchema, 'projects.ts', 'project');
}

/** Checks the list during the build. Throws with one line per mistake. */
export function defineSkills(skills: readonly Skill[]): readonly Skill[] {
  return checked(skills, skillSchema, 'skills.ts', 'skill');
}

function checked<T>(list: readonly T[], schema: z.ZodType<T>, file: string, each: string): readonly T[] {
  const parsed = z.array(schema).safeParse(list);
  if (parsed.success) return parsed.data;
  const where = ([index, ...keys]: readonly PropertyKey[]) =>
    [`${each} ${Number(index) + 1}`, ...keys].join(', ');
  throw new Error(corrections(file, parsed.error, where));
}
