import { expect, test } from 'vitest';
import { success } from '#lib/outcome.ts';
import type { Comment } from '../model.ts';
import type { Outcome } from '../port.ts';
import { ada, comment } from '../testing/people.ts';
import { liveList } from './live-list.ts';

const one = comment('one', ada, 1);
const two = comment('two', ada, 2);

/** A list whose loads are answered by hand, in any order. */
function opened() {
  const answers: ((outcome: Outcome<readonly Comment[]>) => void)[] = [];
  const seen: Outcome<readonly Comment[]>[] = [];
  const list = liveList(
    () => new Promise((resolve) => answers.push(resolve)),
    (outcome) => seen.push(outcome),
  );
  const bodies = () => {
    const last = seen.at(-1);
    return last?.ok ? last.value.map(({ body }) => body) : last?.problem.kind;
  };
  return { list, answers, seen, bodies };
}

test('a change that overtakes the list is not lost', async () => {
  const { list, answers, bodies } = opened();
  const loaded = list.refresh();
  list.change({ kind: 'kept', comment: two });
  answers[0]?.(success([one]));
  await loaded;
  expect(bodies()).toEqual([one.body, two.body]);
});

test('what was removed does not come back with a list that was asked for earlier', async () => {
  const { list, answers, bodies } = opened();
  const loaded = list.refresh();
  list.change({ kind: 'removed', id: one.id });
  answers[0]?.(success([one, two]));
  await loaded;
  list.change({ kind: 'kept', comment: one });
  expect(bodies()).toEqual([two.body]);
});

test('an edit that overtakes the list wins over it', async () => {
  const { list, answers, bodies } = opened();
  const loaded = list.refresh();
  list.change({ kind: 'kept', comment: { ...one, body: 'After' } });
  answers[0]?.(success([one]));
  await loaded;
  expect(bodies()).toEqual(['After']);
});

test('a list that was overtaken by a later one is ignored', async () => {
  const { list, answers, bodies } = opened();
  const early = list.refresh();
  const late = list.refresh();
  answers[1]?.(success([one, two]));
  await late;
  answers[0]?.(success([one]));
  await early;
  expect(bodies()).toEqual([one.body, two.body]);
});

test('a list that does not come is told, and is no longer told after a stop', async () => {
  const { list, answers, seen, bodies } = opened();
  const first = list.refresh();
  answers[0]?.({ ok: false, problem: { kind: 'unavailable' } });
  expect(await first).toBe(false);
  expect(bodies()).toBe('unavailable');
  const second = list.refresh();
  list.stop();
  answers[1]?.(success([one]));
  await second;
  expect(seen.length).toBe(1);
});
