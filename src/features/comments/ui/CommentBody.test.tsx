import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CommentBody } from './CommentBody.tsx';

afterEach(cleanup);

const long = Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n');
const shown = () => document.querySelector<HTMLElement>('[data-body]');
const isFolded = () => shown()?.dataset.folded !== undefined;

test('a long comment is folded until its reader asks for all of it', async () => {
  const user = userEvent.setup();
  // jsdom lays nothing out and so has nothing to scroll.
  Element.prototype.scrollIntoView = vi.fn();
  render(<CommentBody body={long} />);
  expect(isFolded()).toBe(true);
  expect(shown()?.textContent).toBe(long);
  const button = screen.getByRole('button', { name: 'Show all', expanded: false });
  expect(button.getAttribute('aria-controls')).toBe(shown()?.id);
  await user.click(button);
  expect(isFolded()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(isFolded()).toBe(true);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});

test('a link that the keyboard reaches in a folded comment is not hidden', async () => {
  const user = userEvent.setup();
  render(<CommentBody body={`${long}\nhttps://a.example/`} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('https://a.example/');
  expect(isFolded()).toBe(false);
});
