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

test("an answer to one's own write is seen at once, and in a list that was asked for before it", async () => {
  const { list, answers, bodies } = opened();
  const first = list.refresh();
  answers[0]?.(success([one]));
  await first;
  const edited = list.begin(one.id);
  const posted = list.begin(two.id);
  const second = list.refresh();
  edited({ kind: 'kept', comment: { ...one, body: 'After' } });
  posted({ kind: 'kept', comment: two });
  expect(bodies()).toEqual(['After', two.body]);
  answers[1]?.(success([one]));
  await second;
  expect(bodies()).toEqual(['After', two.body]);
});

test("a list that says something newer wins over an answer to one's own write, before it and after it", async () => {
  const { list, answers, bodies } = opened();
  const first = list.refresh();
  answers[0]?.(success([one, two]));
  await first;
  const edited = list.begin(one.id);
  const editedToo = list.begin(two.id);
  const second = list.refresh();
  edited({ kind: 'kept', comment: { ...one, body: 'After' } });
  answers[1]?.(success([{ ...one, body: 'Newer' }]));
  await second;
  editedToo({ kind: 'kept', comment: { ...two, body: 'After' } });
  expect(bodies()).toEqual(['Newer']);
});

test('a list that says the same as before leaves room for the answer', async () => {
  const { list, answers, bodies } = opened();
  const first = list.refresh();
  answers[0]?.(success([one]));
  await first;
  const edited = list.begin(one.id);
  const second = list.refresh();
  answers[1]?.(success([{ ...one }]));
  await second;
  edited({ kind: 'kept', comment: { ...one, body: 'After' } });
  expect(bodies()).toEqual(['After']);
});

test("of two answers to one's own writes, the one to the later write stands", async () => {
  const { list, answers, bodies } = opened();
  const first = list.refresh();
  answers[0]?.(success([one, two]));
  await first;
  const kept = (comment: Comment, body: string) => ({ kind: 'kept', comment: { ...comment, body } }) as const;
  const [early, late, earlyToo, lateToo] = [one, one, two, two].map(({ id }) => list.begin(id));
  early?.(kept(one, 'First'));
  late?.(kept(one, 'Second'));
  lateToo?.(kept(two, 'Second'));
  earlyToo?.(kept(two, 'First'));
  expect(bodies()).toEqual(['Second', 'Second']);
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
