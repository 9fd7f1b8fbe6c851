// @vitest-environment jsdom
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from './App.tsx';
import { Printable } from './Printable.tsx';

// A busy machine takes its time.
configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 20_000 });

let arrive: (() => void) | undefined;
let isSlow = false;

/** jsdom loads no pictures, and the library waits for each before it prints. */
class Picture {
  onload: (() => void) | undefined;
  set src(_: string) {
    arrive = () => this.onload?.();
    if (!isSlow) queueMicrotask(arrive);
  }
}

beforeEach(() => {
  arrive = undefined;
  isSlow = false;
  vi.stubGlobal('Image', Picture);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.getElementById('printWindow')?.remove();
});

/** The frame, as soon as it is there: it prints itself half a second later. */
function newFrame(): Promise<HTMLIFrameElement> {
  return new Promise((resolve) =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLIFrameElement) resolve(node);
    }).observe(document.body, { childList: true }),
  );
}

/** Presses a button, and answers with what would have reached the paper. */
async function print(name: string) {
  const appended = newFrame();
  fireEvent.click(screen.getByRole('button', { name }));
  const frame = await appended;
  const page = frame.contentWindow;
  if (page == null) throw new Error('nothing to print');
  page.focus = () => {};
  return new Promise<{
    frame: HTMLIFrameElement;
    sheet: Document;
    title: string;
  }>((resolve) => {
    page.print = () =>
      resolve({ frame, sheet: page.document, title: document.title });
  });
}

test('one component is printed, and nothing around it', async () => {
  render(<App />);
  const { sheet } = await print('Print the puppies');
  expect(sheet.querySelectorAll('img')).toHaveLength(1);
  expect(sheet.body.textContent).toBe('');
});

test('the sheet is upright, with a margin on each page, and in color', async () => {
  render(<App />);
  const { sheet } = await print('Print the puppies');
  const style = sheet.head.textContent;
  expect(style).toMatch(/@page \{ size: portrait; margin: 15mm; \}/);
  expect(style).toMatch(/print-color-adjust: exact/);
});

test("the page's styles come along, unless they are asked to stay behind", async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'td { text-align: end }';
  const { rerender } = render(<Printable label="Print">A table</Printable>);
  expect((await print('Print')).sheet.head.textContent).toContain('td');
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  rerender(
    <Printable label="Print" ignoreGlobalStyles>
      A table
    </Printable>,
  );
  expect((await print('Print')).sheet.head.textContent).not.toContain('td');
  style.remove();
});

test('a picture is never larger than its sheet, and no row is cut', async () => {
  render(<App />);
  const style = (await print('Print the puppies')).sheet.head.textContent;
  expect(style).toMatch(/img \{[^}]*max-block-size: 100vh/);
  expect(style).toMatch(/tr \{ break-inside: avoid; \}/);
});

test('the invoice prints all of its lines, and the screen shows three again', async () => {
  render(<App />);
  const shown = () => screen.getAllByRole('row').length;
  expect(shown()).toBe(5);
  const { sheet } = await print('Print the invoice');
  expect(sheet.querySelectorAll('thead tr')).toHaveLength(1);
  expect(sheet.querySelectorAll('tbody tr')).toHaveLength(37);
  await waitFor(() => expect(shown()).toBe(5));
});

test('the sheets of the invoice are numbered, and those of the picture are not', async () => {
  render(<App />);
  expect(
    (await print('Print the invoice')).sheet.head.textContent,
  ).toContain('counter(page)');
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull());
  expect(
    (await print('Print the puppies')).sheet.head.textContent,
  ).not.toContain('counter');
});

test('a file that is printed is named after the sheet, and the page keeps its title', async () => {
  document.title = 'For the printer';
  render(<App />);
  expect((await print('Print the puppies')).title).toBe('Two puppies');
  await waitFor(() => expect(document.title).toBe('For the printer'));
});

test('nothing is printed before the picture has arrived', async () => {
  isSlow = true;
  render(<App />);
  const printed = vi.fn();
  const sheet = print('Print the puppies').then(printed);
  await waitFor(() => expect(arrive).toBeTruthy());
  expect(printed).not.toHaveBeenCalled();
  arrive?.();
  await sheet;
  expect(printed).toHaveBeenCalledOnce();
});

test('the frame is gone once it was printed, and the button has the focus', async () => {
  render(<App />);
  const { frame } = await print('Print the invoice');
  await waitFor(() => expect(frame.isConnected).toBe(false));
  expect(document.activeElement?.textContent).toBe('Print the invoice');
});
