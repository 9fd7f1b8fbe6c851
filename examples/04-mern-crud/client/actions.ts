import type { Draft, Progress, Task } from '../shared/task.ts';
import type { Answer } from './api.ts';

/** What a person can do with a task. */
export interface TaskActions {
  move(task: Task, progress: Progress): void;
  save(task: Task, draft: Draft): Promise<Answer<Task>>;
  remove(task: Task): Promise<Answer<null>>;
  /** True once, for the task that moved last: its card takes the focus. */
  takesFocus(task: Task): boolean;
}
