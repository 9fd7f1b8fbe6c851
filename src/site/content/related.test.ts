import { expect, test } from 'vitest';
import { articleSchema } from './article.ts';
import { relatedAmong } from './related.ts';

const article = (number: number, title: string, tags: readonly string[] = []) => ({
  ...articleSchema.parse({
    title,
    description: 'What this article is about, in one or two sentences of some length.',
    published: `2026-01-0${number}`,
    minutes: 3,
    tags,
  }),
  folder: `0${number}-a`,
  path: `/blogpost${number}`,
});
const votes = article(1, 'Counting votes in Firestore', ['Firebase']);
const login = article(2, 'Signing in with Google', ['firebase!', 'Auth']);
const rules = article(3, 'Who may read what', ['Auth', 'Firebase']);
const bread = article(4, 'Baking bread in a cold oven');
const related = relatedAmong([votes, login, rules, bread]);

test('articles are related by the tags that they share', () => {
  expect(related(login, [])).toEqual([rules, votes]);
  expect(related(bread, [])).toEqual([]);
});

test('what the page already lists is left out', () => {
  expect(related(login, [rules, undefined])).toEqual([votes]);
});

test('there are at most three, the newest first among equals', () => {
  const all = [1, 2, 3, 4, 5].map((number) => article(number, `Number ${number}`, ['CSS']));
  const [first] = all;
  if (first) expect(relatedAmong(all)(first, [])).toEqual([all[4], all[3], all[2]]);
});
