import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CodeFrame } from '#design/ui/CodeFrame.tsx';
import { ShareLinks } from '#features/share/ShareLink.tsx';
import { copy, nameCopyButtons, status } from './copy.ts';

const code = 'const vote = 1;\nexport { vote };';

beforeEach(() => {
  render(
    <div className="prose">
      <CodeFrame data-title="vote.ts" data-whole="/blogpost9/files#vote-ts">
        <code>{code}</code>
      </CodeFrame>
    </div>,
  );
  nameCopyButtons();
});
afterEach(() => {
  cleanup();
  getSelection()?.removeAllRanges();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a copy button outside code copies the address of the page, without its query and fragment', async () => {
  userEvent.setup();
  history.replaceState(null, '', '/blogpost5?from=mail#write');
  render(<ShareLinks title="A title" address="https://robin.example/blogpost5" microblog={undefined} />);
  const link = screen.getByRole('button', { name: 'Copy link' });
  await copy(link);
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/blogpost5`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await copy(link);
  expect(status.textContent).toBe('Copy it from the address bar');
});

const button = () => screen.getByRole('button', { name: /vote\.ts$/ });

test('a copy button copies its code and says so, for two seconds', async () => {
  userEvent.setup();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await copy(button());
  expect(await navigator.clipboard.readText()).toBe(code);
  expect(button().textContent).toBe('Copied vote.ts');
  expect(status.textContent).toBe('Copied vote.ts');
  vi.advanceTimersByTime(2000);
  expect(button().textContent).toBe('Copy vote.ts');
  expect(status.textContent).toBe('');
});

test.each([
  ['is none', () => vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(() => undefined as never)],
  [
    'is refused',
    () =>
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError')),
  ],
])('where there %s, the code is selected for the keyboard to copy', async (_, break_) => {
  userEvent.setup();
  break_();
  await copy(button());
  expect(getSelection()?.toString()).toBe(code);
  expect(button().textContent).toBe('Press Ctrl+C vote.ts');
  expect(status.textContent).toBe('Press Ctrl+C vote.ts');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  await copy(button());
  expect(button().textContent).toBe('Press ⌘C vote.ts');
});
