import { expect, test } from 'vitest';
import sample from '../../sample/resume.json' with { type: 'json' };
import { checkedResume } from './resume.ts';

test('the fields of JSON Resume that nobody sees are allowed', () => {
  expect(checkedResume({ ...sample, interests: [] }).work).toHaveLength(sample.work.length);
});

test('a mistake is named with its place', () => {
  const work = [{ ...sample.work[0], startDate: 'last May' }];
  expect(() => checkedResume({ ...sample, work })).toThrow(/work\.0\.startDate: must be a date like 2022-02/);
});
