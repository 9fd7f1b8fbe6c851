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
const polls = article(4, 'Polls: counting votes without a server');
const bread = article(5, 'Baking bread in a cold oven');
const cold = article(6, 'A cold day');
const moon = article(7, 'Moon');
const related = relatedAmong([votes, login, rules, polls, bread, cold, moon]);

test('articles are related by tags first, then by two or more words', () => {
  expect(related(login, [])).toEqual([rules, votes]);
  expect(related(votes, [])).toEqual([rules, login, polls]);
});

test('nothing is related to an article that only shares what many say', () => {
  expect(related(moon, [])).toEqual([]);
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
