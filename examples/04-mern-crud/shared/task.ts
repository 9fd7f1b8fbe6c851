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
  .max(titleLimit, `A title has at most ${titleLimit} characters.`);

const notes = z
  .string('Notes are text.')
  .trim()
  .max(notesLimit, `Notes have at most ${notesLimit} characters.`);
// #endregion fields

const notJson =
  'Send the task as JSON, with the header content-type: application/json.';

// #region wire
/**
 * What the client sends to create a task. The client chooses the id, so
 * sending it twice creates one task.
 */
export const draftSchema = z.strictObject(
  { id: z.uuid('An id is a UUID.'), title, notes },
  { error: ({ code }) => (code === 'invalid_type' ? notJson : undefined) },
);
export type Draft = z.infer<typeof draftSchema>;

/** What the client sends to edit a task: only the fields that change. */
export const changeSchema = z
  .strictObject(
    { title, notes, progress: progressSchema },
    {
      error: ({ code }) => (code === 'invalid_type' ? notJson : undefined),
    },
  )
  .partial()
  .refine(
    (change) => Object.keys(change).length > 0,
    'Say what to change.',
  );
export type Change = z.infer<typeof changeSchema>;
// #endregion wire

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

// #region list
/** Where a page of tasks begins: after this task. Two tasks may have the same time, so the id is part of it. */
const cursor = z
  .string()
  .transform((text) => text.split('_'))
  .pipe(z.tuple([z.iso.datetime(), z.uuid()], 'There is no such page.'))
  .transform(([createdAt, id]) => ({ createdAt: new Date(createdAt), id }));

export const listQuerySchema = z.object({
  progress: progressSchema,
  before: cursor.optional(),
});

/** The newest tasks of one progress, and where the older ones begin. */
export const taskListSchema = z.object({
  tasks: z.array(taskSchema),
  next: z.string().nullable(),
});
export type TaskList = z.infer<typeof taskListSchema>;

export function cursorAfter({ createdAt, id }: Task): string {
  return `${createdAt}_${id}`;
}
// #endregion list
