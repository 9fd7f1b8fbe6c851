import type { Draft, Progress, Task } from '../shared/task.ts';
import type { Answer } from './api.ts';

/** A task as it is shown. `saving`: it is shown as it will be, and the server has not agreed yet. */
export type ShownTask = Task & { readonly saving?: true };

/** What a person can do with a task. */
export interface TaskActions {
  move(task: Task, progress: Progress): void;
  save(task: Task, draft: Draft): Promise<Answer<Task>>;
  remove(task: Task): Promise<Answer<null>>;
  /** True once, for the task that was moved last: its card takes the focus along to the other column. */
  takesFocus(task: Task): boolean;
}
