import type { Task } from '../shared/task.ts';

const task = (
  day: number,
  progress: Task['progress'],
  title: string,
  notes = '',
): Task => {
  const createdAt = `2026-06-0${day}T08:00:00.000Z`;
  const id = `00000000-0000-4000-8000-00000000000${day}`;
  return { id, title, notes, progress, createdAt, updatedAt: createdAt };
};

/** What is left to do before an invented tea stand opens. */
export const firstTasks: readonly Task[] = [
  task(1, 'done', 'Choose a name', 'The Kettle. Nobody objected.'),
  task(2, 'done', 'Ask the town for the corner by the fountain'),
  task(3, 'doing', 'Paint the sign', 'The second coat needs a dry day.'),
  task(4, 'doing', 'Sew six aprons', 'Four are finished.'),
  task(5, 'todo', 'Borrow a folding table', 'Ben has two.'),
  task(
    6,
    'todo',
    'Print the menu',
    'Twelve teas, two kinds of cake.\nBoth sides.',
  ),
  task(7, 'todo', 'Buy lemons'),
];
