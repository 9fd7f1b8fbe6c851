import { z } from 'zod';

/** The name of a drawing; whether there is one is seen where it is drawn, which names those there are. */
const drawing = z
  .string(
    'must name its drawing: the name of a file in src/design/drawings/, also one that is shown elsewhere',
  )
  .min(1);

/** One of the apps on the home page. */
export const projectSchema = z.strictObject({
  title: z.string().min(1),
  /** What it is built with, as a list of words: 'React, Firebase'. */
  subtitle: z.string().min(1),
  /** What the app does and what was hard: one to three sentences. */
  description: z.string().min(60).max(320),
  /** Its drawing: 'travel-blog'. */
  image: drawing,
  /** Where the app runs. */
  link: z.url({ protocol: /^https$/, error: 'must be a full address that begins with https://' }),
});
export type Project = z.infer<typeof projectSchema>;

/** A name in the parts list, with its drawing: 'angle-brackets'. */
export const skillSchema = z.strictObject(
  { name: z.string().min(1), image: drawing },
  {
    error: (issue) =>
      issue.code === 'invalid_type' ? "must be like { name: 'HTML', image: 'angle-brackets' }" : undefined,
  },
);
export type Skill = z.infer<typeof skillSchema>;

/** Checks the list while the site is built. Throws with one sentence for each mistake: where it is, then the fix. */
export function defineProjects(projects: readonly Project[]): readonly Project[] {
  return checked(projects, projectSchema, 'projects.ts', 'project');
}

/** Checks the list while the site is built. Throws with one sentence for each mistake: where it is, then the fix. */
export function defineSkills(skills: readonly Skill[]): readonly Skill[] {
  return checked(skills, skillSchema, 'skills.ts', 'skill');
}

function checked<T>(list: readonly T[], schema: z.ZodType<T>, file: string, each: string): readonly T[] {
  const parsed = z.array(schema).safeParse(list);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path: [index, ...keys], message }) => {
    const where = [`${each} ${Number(index) + 1}`, ...keys].join(', ');
    return `  ${where}: ${message}`;
  });
  throw new Error(`${file} needs a correction:\n${sentences.join('\n')}`);
}
