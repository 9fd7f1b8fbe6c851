import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CommentBody } from './CommentBody.tsx';

afterEach(cleanup);

const long = Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n');
const shown = () => document.querySelector<HTMLElement>('[data-body]');
const isFolded = () => shown()?.dataset.folded !== undefined;

test('a link that the keyboard reaches in a folded comment is not hidden', async () => {
  const user = userEvent.setup();
  render(<CommentBody body={`${long}\nhttps://a.example/`} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('https://a.example/');
  expect(isFolded()).toBe(false);
});
