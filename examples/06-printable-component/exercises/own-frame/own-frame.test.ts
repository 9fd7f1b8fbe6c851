// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { printInFrame } from './print-in-frame.ts';

test('a frame prints the element, by the styles of the page', () => {
  document.head.innerHTML = '<style>p { color: teal }</style>';
  document.body.innerHTML = '<nav>Menu</nav><p>Dear Ida</p>';
  printInFrame(document.querySelector('p') as Element);

  const frame = document.querySelector('iframe');
  const copy = frame?.srcdoc ?? '';
  expect(copy, 'no frame has the element').toContain('Dear Ida');
  expect(copy, 'the styles are missing').toContain('teal');
  expect(copy, 'the menu is in it, too').not.toContain('Menu');

  const print = vi.fn();
  Object.assign(frame?.contentWindow ?? {}, { print });
  frame?.dispatchEvent(new Event('load'));
  expect(print, 'it has loaded, but not printed').toHaveBeenCalledOnce();
  frame?.contentWindow?.dispatchEvent(new Event('afterprint'));
  expect(frame?.isConnected, 'the frame is still there').toBe(false);
});
