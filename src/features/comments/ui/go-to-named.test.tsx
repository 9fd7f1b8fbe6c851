import { afterEach, expect, test, vi } from 'vitest';
import { goToNamedComment } from './go-to-named.ts';

afterEach(() => {
  location.hash = '';
  document.body.replaceChildren();
});

/** Opens a page whose address ends in `hash`, and says whether it went to its comments. */
function goesToComments(hash: string): boolean {
  location.hash = hash;
  const area = document.createElement('section');
  area.dataset.comments = 'true';
  area.scrollIntoView = vi.fn();
  document.body.append(area);
  goToNamedComment();
  return vi.mocked(area.scrollIntoView).mock.calls.length > 0;
}

test('an address that names a comment goes to the comments', () => {
  expect(goesToComments('#comment-abc1234')).toBe(true);
});

test('any other address stays where it is', () => {
  expect(goesToComments('#two')).toBe(false);
});
