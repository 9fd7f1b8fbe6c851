import type { Task } from '../../../examples/04-mern-crud/shared/task.ts';

const task = (id: string, title: string, progress: Task['progress'], minute: number): Task => {
  const createdAt = new Date(Date.UTC(2022, 3, 28, 12, minute)).toISOString();
  return { id, title, notes: '', progress, createdAt, updatedAt: createdAt };
};

/** What is on the demo's board at first. */
export const firstTasks: readonly Task[] = [
  task('3f0c1e9a-6a3e-4f5e-9a51-0d1f7f9b2a01', 'Choose a color', 'done', 1),
  task('8a5b2c7d-1e4f-4a6b-8c9d-2e3f4a5b6c02', 'Sand the door', 'doing', 2),
  task('c4d5e6f7-2a3b-4c5d-9e0f-3a4b5c6d7e03', 'Buy paint', 'todo', 3),
];
