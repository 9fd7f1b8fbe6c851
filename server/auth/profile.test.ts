import { expect, test } from 'vitest';
import { comments as words } from '#language';
import { profileFrom } from './profile.ts';

test("a provider's profile is kept without its e-mail", () => {
  const claims = {
    sub: '123',
    name: 'Ada',
    picture: 'https://pictures.example/ada.png',
    email: 'ada@reader.example',
  };
  expect(profileFrom(claims)).toEqual({
    id: '123',
    email: '123@reader.invalid',
    emailVerified: false,
    name: 'Ada',
    image: 'https://pictures.example/ada.png',
  });
});

test('a picture is an https address', () => {
  const image = (picture?: string) => profileFrom({ sub: '1', picture }).image;
  expect(image('http://pictures.example/ada.png')).toBe('');
  expect(image('javascript:alert(1)')).toBe('');
  expect(image('nonsense')).toBe('');
  expect(image(`https://pictures.example/${'x'.repeat(5000)}`)).toBe('');
  expect(image()).toBe('');
});

test('a name is never empty, invisible or endless', () => {
  for (const name of ['  ', '\u200b', '\u3164\u2800'])
    expect(profileFrom({ sub: '1', name }).name).toBe(words.someone);
  expect(profileFrom({ sub: '1' }).name).toBe(words.someone);
  expect(profileFrom({ sub: '1', name: 'x'.repeat(500) }).name).toHaveLength(200);
});

test('a name keeps its letters in their order', () => {
  expect(profileFrom({ sub: '1', name: '\u202eelpmaS adA\u202c' }).name).toBe('elpmaS adA');
  expect(profileFrom({ sub: '1', name: '\u2067\u2069' }).name).toBe(words.someone);
});

test('a token without a subject is nobody', () => {
  expect(() => profileFrom({ name: 'Ada' })).toThrow();
});
