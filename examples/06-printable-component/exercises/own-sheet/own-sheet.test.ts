import { expect, test } from 'vitest';
import { sheetStyle } from './sheet-style.ts';

test('each section begins on a page of its own', () => {
  const [, rule = ''] =
    /section \+ section \{([^}]*)\}/.exec(sheetStyle) ?? [];
  expect(
    rule,
    'sheetStyle has no break before a section that follows a section',
  ).toMatch(/break-before:\s*page/);
});
