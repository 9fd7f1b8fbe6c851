import { z } from 'zod';

/** One of the apps on the home page. */
export const projectSchema = z.strictObject({
  title: z.string().min(1),
  /** What it is built with, as a list of words: 'React, Firebase'. */
  subtitle: z.string().min(1),
  /** What the app does and what was hard: one to three sentences. */
  description: z.string().min(60).max(320),
  /** The id of its figure in the sprite. */
  image: z.string().regex(/^fig-\d+$/),
  /** Where the app runs. */
  link: z.url({ protocol: /^https$/ }),
});
export type Project = z.infer<typeof projectSchema>;

/** Checks the list while the site is built. Throws with the path of what is wrong. */
export function defineProjects(projects: readonly Project[]): readonly Project[] {
  return z.array(projectSchema).parse(projects);
}

/** A name in the parts list, with the id of its drawing in the sprite. */
export const skillSchema = z.strictObject({ name: z.string().min(1), image: z.string().regex(/^part-\d+$/) });
export type Skill = z.infer<typeof skillSchema>;

/** 'HTML', 'CSS', … → parts, numbered in their order. */
export function defineSkills(names: readonly string[]): readonly Skill[] {
  return z.array(skillSchema).parse(names.map((name, index) => ({ name, image: `part-${index + 1}` })));
}
