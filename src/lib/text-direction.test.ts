import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test('a language is written in the direction of its script', () => {
  for (const tag of ['ar', 'ar-EG-u-nu-latn', 'fa', 'he', 'ur', 'az-Arab'])
    expect(textDirection(tag), tag).toBe('rtl');
  for (const tag of ['en', 'de', 'ja', 'az', 'qps']) expect(textDirection(tag), tag).toBe('ltr');
});
