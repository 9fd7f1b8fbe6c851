import { afterEach, expect, test, vi } from 'vitest';
import { textDirection } from './text-direction.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a language is read from left to right, or from right to left', () => {
  expect(['en', 'he', 'ar-EG', 'ja'].map(textDirection)).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
});

test('Node 22, whose Intl.Locale has a property instead of the method, knows it too', () => {
  class Locale {
    readonly textInfo = { direction: 'rtl' };
  }
  vi.stubGlobal('Intl', { ...Intl, Locale });
  expect(textDirection('he')).toBe('rtl');
});
