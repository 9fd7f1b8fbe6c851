// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keep } from '../../shell/kept.ts';
import { createApi } from '../client/api.ts';
import type { Task } from '../shared/task.ts';
import { firstTasks } from './first-tasks.ts';
import { keptServer, readTasks } from './kept-server.ts';
import { simulatedNetwork } from './simulated-network.ts';

const key = 'app:task-manager:tasks';
const kept = (first: readonly Task[] = []) => keep(key, readTasks, first);
const draft = { id: crypto.randomUUID(), title: 'Buy tea', notes: '' };

beforeEach(() => localStorage.clear());

test('a task that was added, moved and edited is there after a reload', async () => {
  const api = createApi('', keptServer(kept()));
  await api.add(draft);
  await api.change(draft.id, { progress: 'doing' });
  await api.change(draft.id, { notes: 'Green' });
  expect(kept().current()).toMatchObject([
    { title: 'Buy tea', notes: 'Green', progress: 'doing' },
  ]);
  await api.remove(draft.id);
  expect(kept().current()).toEqual([]);
});

test('two tabs keep what the other one did', async () => {
  const tabs = [kept(), kept()].map((tasks) =>
    createApi('', keptServer(tasks)),
  );
  await Promise.all(
    tabs.map((tab) => tab.add({ ...draft, id: crypto.randomUUID() })),
  );
  expect(kept().current()).toHaveLength(2);
});

test('a lost answer is a failure in words, and sending again makes no second task', async () => {
  const trouble = { isSlow: true, losesAnswers: true };
  const waits: number[] = [];
  const line = simulatedNetwork(
    keptServer(kept()),
    trouble,
    async (seconds) => waits.push(seconds),
  );
  expect(await createApi('', line).add(draft)).toMatchObject({ status: 0 });
  trouble.losesAnswers = false;
  expect(await createApi('', line).add(draft)).toMatchObject({ ok: true });
  expect(kept().current()).toHaveLength(1);
  expect(waits).toEqual([2, 2]);
});

test('an older or foreign shape is no list of tasks', () => {
  expect(readTasks(firstTasks)).toEqual(firstTasks);
  expect(readTasks({})).toBeNull();
  expect(readTasks([{ ...firstTasks[0], progress: 'later' }])).toBeNull();
});
