import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrintablePuppies } from './PrintablePuppies.tsx';

/**
 * jsdom loads no pictures, and the library waits for each one before it
 * prints. Here they arrive at once.
 */
class LoadedImage {
  onload: (() => void) | undefined;
  set src(_: string) {
    queueMicrotask(() => this.onload?.());
  }
}

beforeEach(() => vi.stubGlobal('Image', LoadedImage));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Printed {
  readonly frame: HTMLIFrameElement;
  readonly sheet: Document;
  /** What the browser would name a saved file. */
  readonly fileName: string;
}

/**
 * Presses the button. jsdom has no printer, so the frame is given one that
 * reports what it got.
 */
async function print(): Promise<Printed> {
  await userEvent.click(
    screen.getByRole('button', { name: 'Print this out' }),
  );
  const frame = document.querySelector<HTMLIFrameElement>('#printWindow');
  const page = frame?.contentWindow;
  if (frame == null || page == null)
    throw new Error('no frame was made to print from');
  page.focus = () => {};
  return new Promise((resolve) => {
    page.print = () =>
      resolve({ frame, sheet: page.document, fileName: document.title });
  });
}

test('the picture shows two puppies and has a button to print it', () => {
  render(<PrintablePuppies />);
  expect(screen.getByRole('img', { name: /two puppies/i })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Print this out' }),
  ).toBeTruthy();
});

test('the picture is printed, and nothing that stands around it', async () => {
  render(
    <main>
      <h1>Around the picture</h1>
      <PrintablePuppies />
    </main>,
  );
  const { sheet } = await print();
  expect(sheet.querySelectorAll('img')).toHaveLength(1);
  expect(sheet.body.textContent).toBe('');
});

test('the sheet is upright', async () => {
  render(<PrintablePuppies />);
  const { sheet } = await print();
  expect(sheet.head.textContent).toMatch(/@page\s*\{\s*size: portrait;/);
});

test("the page's own styles stay behind", async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'figure { background: black }';
  render(<PrintablePuppies />);
  const { sheet } = await print();
  style.remove();
  expect(sheet.head.textContent).not.toContain('black');
});

test('nothing is printed before the picture has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<() => void>();
  vi.stubGlobal(
    'Image',
    class extends LoadedImage {
      override set src(_: string) {
        resolve(() => this.onload?.());
      }
    },
  );
  render(<PrintablePuppies />);
  const printed = vi.fn();
  const sheet = print().then(printed);
  const arrive = await promise;
  expect(printed).not.toHaveBeenCalled();
  arrive();
  await sheet;
  expect(printed).toHaveBeenCalledOnce();
});

test('the frame is gone once it was printed', async () => {
  render(<PrintablePuppies />);
  const { frame } = await print();
  await waitFor(() => expect(frame.isConnected).toBe(false));
});

test('a saved file is named after the picture', async () => {
  document.title = 'The page';
  render(<PrintablePuppies />);
  const { fileName } = await print();
  expect(fileName).toBe('Two puppies');
  expect(document.title).toBe('The page');
});
