import { invalid, type Problem, problem } from '../shared/problem.ts';
import {
  changeSchema,
  cursorAfter,
  draftSchema,
  listQuerySchema,
  type Task,
} from '../shared/task.ts';

/** The API without a server: the same rules on an array, for demos. */
export interface MemoryServer {
  readonly send: typeof fetch;
  readonly tasks: () => readonly Task[];
  /** Calls after each change. Returns a function that stops it. */
  watch(onChange: () => void): () => void;
}

export const pageSize = 20;
const gone = problem('This task no longer exists.');

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

export function memoryServer(
  start: readonly Task[] = [],
  deleted: Set<string> = new Set(),
): MemoryServer {
  let tasks = start;
  const watchers = new Set<() => void>();

  function store(changed: readonly Task[]) {
    tasks = changed;
    for (const watcher of watchers) watcher();
  }

  function list(query: URLSearchParams): Reply {
    const read = listQuerySchema.safeParse(Object.fromEntries(query));
    if (!read.success) return refused(invalid(read.error));
    const { progress, before } = read.data;
    const end = before && `${before.createdAt.toISOString()}_${before.id}`;
    const stored = tasks
      .filter((task) => task.progress === progress)
      .filter((task) => end === undefined || cursorAfter(task) < end)
      .toSorted((a, b) => (cursorAfter(a) < cursorAfter(b) ? 1 : -1));
    const page = stored.slice(0, pageSize);
    const last = stored.length > pageSize ? page.at(-1) : undefined;
    const next = last === undefined ? null : cursorAfter(last);
    return { status: 200, body: { tasks: page, next } };
  }

  function add(body: unknown): Reply {
    const read = draftSchema.safeParse(body);
    if (!read.success) return refused(invalid(read.error));
    if (deleted.has(read.data.id)) return { status: 404, body: gone };
    const known = tasks.find(({ id }) => id === read.data.id);
    if (known !== undefined) return { status: 200, body: known };
    const now = new Date().toISOString();
    const times = { createdAt: now, updatedAt: now };
    const task: Task = { ...read.data, progress: 'todo', ...times };
    store([...tasks, task]);
    return { status: 201, body: task };
  }

  function change(task: Task, body: unknown): Reply {
    const read = changeSchema.safeParse(body);
    if (!read.success) return refused(invalid(read.error));
    const { title, notes, progress } = read.data;
    const changed: Task = {
      ...task,
      title: title ?? task.title,
      notes: notes ?? task.notes,
      progress: progress ?? task.progress,
      updatedAt: new Date().toISOString(),
    };
    store(tasks.map((each) => (each === task ? changed : each)));
    return { status: 200, body: changed };
  }

  function answer(method: string, url: URL, body: unknown): Reply {
    const id = url.pathname.split('/')[3];
    if (id === undefined)
      return method === 'POST' ? add(body) : list(url.searchParams);
    const task = tasks.find((each) => each.id === id);
    if (task === undefined) return { status: 404, body: gone };
    if (method === 'PATCH') return change(task, body);
    if (method === 'GET') return { status: 200, body: task };
    deleted.add(id);
    store(tasks.filter((each) => each !== task));
    return { status: 204, body: null };
  }

  return {
    tasks: () => tasks,
    watch(onChange) {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
    async send(address, { method = 'GET', body } = {}) {
      const url = new URL(String(address), 'http://memory');
      const sent: unknown =
        typeof body === 'string' ? JSON.parse(body) : {};
      const { status, body: said } = answer(method, url, sent);
      return said === null
        ? new Response(null, { status })
        : Response.json(said, { status });
    },
  };
}

const refused = (why: Problem): Reply => ({ status: 422, body: why });
