import { z } from 'zod';

// #region progress
export const progressSteps = ['todo', 'doing', 'done'] as const;
export const progressSchema = z.enum(
  progressSteps,
  'Progress is todo, doing or done.',
);
export type Progress = z.infer<typeof progressSchema>;
// #endregion progress

// #region fields
export const titleLimit = 120;
export const notesLimit = 2000;

const title = z
  .string('Give the task a title.')
  .trim()
  .min(1, 'Give the task a title.')
  .max(titleLimit, `A title holds at most ${titleLimit} characters.`);

const notes = z
  .string('Notes are text.')
  .trim()
  .max(notesLimit, `Notes hold at most ${notesLimit} characters.`);
// #endregion fields

// #region wire
/**
 * What the client sends to make a task. The client chooses the id, so that
 * sending twice makes one.
 */
export const draftSchema = z.strictObject({
  id: z.uuid('An id is a UUID.'),
  title,
  notes,
});
export type Draft = z.infer<typeof draftSchema>;

/** What changes a task: only the fields that change, and at least one. */
export const changeSchema = z
  .strictObject({ title, notes, progress: progressSchema })
  .partial()
  .refine(
    (change) => Object.keys(change).length > 0,
    'Say what to change.',
  );
export type Change = z.infer<typeof changeSchema>;

/** What the server answers. */
export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  progress: progressSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Task = z.infer<typeof taskSchema>;
// #endregion wire

// #region list
export const listQuerySchema = z.object({ progress: progressSchema });

/** The newest tasks of one progress, and whether there are older ones. */
export const taskListSchema = z.object({
  tasks: z.array(taskSchema),
  more: z.boolean(),
});
export type TaskList = z.infer<typeof taskListSchema>;
// #endregion list
