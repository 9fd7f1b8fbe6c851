import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import './share-window.ts';
import { ShareLinks } from './ShareLink.tsx';

const microblog = { account: 'robin_example', hashtags: [], related: [] };
const opened = { opener: 'this page' };
const open = vi.fn((): typeof opened | null => opened);
vi.stubGlobal('open', open);

afterEach(() => {
  cleanup();
  open.mockClear();
  opened.opener = 'this page';
});

function clickShare(keys: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {}) {
  render(<ShareLinks title="A title" address="https://robin.example/blogpost1" microblog={microblog} />);
  const link = screen.getByRole('link', { name: 'Share on X' });
  // The click lands on the drawing inside the link, as a reader's often does.
  const icon = link.querySelector('svg') ?? link;
  const event = createEvent.click(icon, keys);
  // jsdom can't follow the link; the outermost listener stops it after noting who took the click.
  const taken = { prevented: false };
  const stop = (late: Event) => {
    taken.prevented = late.defaultPrevented;
    late.preventDefault();
  };
  addEventListener('click', stop);
  fireEvent(icon, event);
  removeEventListener('click', stop);
  return { link, taken };
}

test('a blocked window leaves the link to do its work', () => {
  open.mockReturnValueOnce(null);
  expect(clickShare().taken.prevented).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s opens as the reader asked', (key) => {
  expect(clickShare({ [key]: true }).taken.prevented).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test('other links are left alone', () => {
  render(<a href="#elsewhere">Elsewhere</a>);
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(open).not.toHaveBeenCalled();
});
