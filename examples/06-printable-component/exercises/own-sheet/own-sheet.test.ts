// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sheetStyle } from './sheet-style.ts';

test('each section begins on a page of its own', () => {
  document.head.innerHTML = `<style>${sheetStyle}</style>`;
  document.body.innerHTML = '<section></section><section></section>';
  const [first, last] = Array.from(
    document.querySelectorAll('section'),
    (section) => getComputedStyle(section),
  );
  expect(
    [first?.breakAfter, last?.breakBefore],
    'no page begins between the sections',
  ).toContain('page');
  expect(last?.breakAfter, 'one begins after the last').not.toBe('page');
});
