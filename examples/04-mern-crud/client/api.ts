import { z } from 'zod';
import { type Problem, problem, problemSchema } from '../shared/problem.ts';
import {
  type Change,
  type Draft,
  type Progress,
  type Task,
  type TaskList,
  taskListSchema,
  taskSchema,
} from '../shared/task.ts';

// #region answer
/**
 * A failure is a value that no caller can forget. Its status is 0 when the
 * server has not answered, or something else has in its place.
 */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly problem: Problem;
    };

export interface TasksApi {
  list(progress: Progress, before?: string): Promise<Answer<TaskList>>;
  read(id: string): Promise<Answer<Task>>;
  add(draft: Draft): Promise<Answer<Task>>;
  change(id: string, change: Change): Promise<Answer<Task>>;
  remove(id: string): Promise<Answer<null>>;
}
// #endregion answer

const timeout = 10_000; // milliseconds

// #region api
/** The API is at the page's own origin; tests name a server. */
export function createApi(
  origin = '',
  send: typeof fetch = (...call) => fetch(...call),
): TasksApi {
  async function ask<T>(
    answerSchema: z.ZodType<T>,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<T>> {
    const response = await send(`${origin}/api/tasks${path}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).catch(() => null);
    if (response === null) return failed(0, noAnswer);

    const content: unknown =
      response.status === 204
        ? null
        : await response.json().catch(() => undefined);
    if (!response.ok) {
      const reason = problemSchema.safeParse(content).data;
      if (reason) return failed(response.status, reason);
      // A proxy's 502 doesn't say what the server has done.
      return failed(0, response.status >= 500 ? noAnswer : notUnderstood);
    }
    const read = answerSchema.safeParse(content);
    return read.success
      ? { ok: true, value: read.data }
      : failed(0, notUnderstood);
  }
  // #endregion api

  return {
    list(progress, before) {
      const query = new URLSearchParams({ progress });
      if (before !== undefined) query.set('before', before);
      return ask(taskListSchema, 'GET', `?${query}`);
    },
    read: (id) => ask(taskSchema, 'GET', `/${id}`),
    add: (draft) => ask(taskSchema, 'POST', '', draft),
    change: (id, change) => ask(taskSchema, 'PATCH', `/${id}`, change),
    async remove(id) {
      const answer = await ask(z.null(), 'DELETE', `/${id}`);
      // The task is gone, which is what the person asked for.
      return !answer.ok && answer.status === 404
        ? { ok: true, value: null }
        : answer;
    },
  };
}

const noAnswer = problem('The server can’t be reached. Please try again.');
const notUnderstood = problem(
  'The server gave an answer that this page doesn’t understand.',
);

function failed(status: number, why: Problem): Answer<never> {
  return { ok: false, status, problem: why };
}
