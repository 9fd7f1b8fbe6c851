import { expect, test } from 'vitest';
import { home } from '#content/home.ts';
import { defineHome } from './home.ts';

// An owner may ignore the types.
const told = (changes: object) => {
  try {
    defineHome({ ...home, ...changes });
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

test('a sentence that is missing and a key that nobody knows are named', () => {
  expect(told({ headline: '', titles: { ...home.titles, blog: 'Blog' }, motto: 'Fun' })).toBe(
    "home.ts needs a correction:\n  headline: is empty\n  titles: does not know 'blog'; remove it, or check its spelling\n  does not know 'motto'; remove it, or check its spelling",
  );
});

test('a first week has three steps, and a call is booked at a secure address', () => {
  expect(told({ firstWeek: { heading: 'The first week', steps: home.parts } })).toBe('accepted');
  expect(told({ firstWeek: { heading: 'The first week', steps: [] } })).toContain(
    'firstWeek.steps: must be three parts',
  );
  expect(told({ call: { words: 'Call me', link: 'http://calendar.example' } })).toContain(
    'call.link: link must be a full address',
  );
});

test('the drawing has three numbers, so there are three parts', () => {
  expect(told({ parts: home.parts.slice(1) })).toContain(
    "parts: must be three parts, like { name: 'Easy', words: 'Understood at once.' }",
  );
});

test('a portrait is a picture file, with words for those who cannot see it', () => {
  expect(told({ portrait: { image: './me.jpg', alt: 'Robin at a workbench' } })).toBe('accepted');
  expect(told({ portrait: { image: 'me' } })).toMatch(
    /portrait\.image: must be a picture file.*\n.*portrait\.alt: is missing/,
  );
});
