import { z } from 'zod';
import type { Kept } from '../../shell/kept.ts';
import { memoryServer } from '../client/memory-server.ts';
import { type Task, taskSchema } from '../shared/task.ts';

/** Kept tasks, or null if that is not what is stored. */
export function readTasks(stored: unknown): readonly Task[] | null {
  return z.array(taskSchema).safeParse(stored).data ?? null;
}

/** The API on kept tasks. Each request reads them again. */
export function keptServer(tasks: Kept<readonly Task[]>): typeof fetch {
  // A late retry comes from the tab that deleted the task.
  const deleted = new Set<string>();
  return (address, init) => {
    const before = tasks.current();
    const server = memoryServer(before, deleted);
    const answer = server.send(address, init);
    // Done already, so nothing else can change between read and write.
    const after = server.tasks();
    if (after !== before) tasks.change(after);
    return answer;
  };
}
