// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsFor } from './gallery.ts';
import { Pictures } from './Pictures.tsx';
import { wordsForFlaw } from './picture.ts';
import { createMemoryGallery } from './testing/memory-gallery.ts';
import { file, pngBytes } from './testing/sample.ts';

const portrait = () => file(pngBytes(), 'portrait.png', 'image/png');
const stored = [
  { name: '1783245600000-k3x09qf2', url: 'https://storage.invalid/late' },
  { name: '1656000000000-aaaaaaaa', url: 'https://storage.invalid/early' },
];

/**
 * Addresses of files that are held in memory right now. jsdom has none of
 * its own.
 */
let held: Set<string>;
beforeEach(() => {
  held = new Set();
  let made = 0;
  URL.createObjectURL = () => {
    const url = `blob:preview-${++made}`;
    held.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => held.delete(url);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function choose(chosen: File) {
  // A file dialog can be told to show all files, so what accept says is no
  // protection.
  await userEvent.upload(
    screen.getByLabelText('Choose a picture'),
    chosen,
    { applyAccept: false },
  );
}

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const shown = () => within(screen.getByRole('list')).queryAllByRole('img');

test('a picture is seen before it is sent, and nothing is sent until then', async () => {
  const { gallery, uploads } = createMemoryGallery();
  render(<Pictures gallery={gallery} />);
  await choose(portrait());
  const preview = await screen.findByRole('img', {
    name: 'Preview of portrait.png',
  });
  expect(preview.getAttribute('src')).toBe('blob:preview-1');
  expect(uploads).toHaveLength(0);
});

test('the memory of a preview is given back when another is chosen, and when it is dropped', async () => {
  render(<Pictures gallery={createMemoryGallery().gallery} />);
  await choose(portrait());
  await screen.findByRole('img', { name: /^Preview/ });
  await choose(file(pngBytes(), 'second.png', 'image/png'));
  await screen.findByRole('img', { name: 'Preview of second.png' });
  expect([...held]).toEqual(['blob:preview-2']);
  await press('Not this one');
  expect(screen.queryByRole('img', { name: /^Preview/ })).toBeNull();
  expect(held.size).toBe(0);
});

test('an upload shows how far it is, and its picture comes first in the list', async () => {
  const { gallery, uploads } = createMemoryGallery(stored);
  render(<Pictures gallery={gallery} />);
  await choose(portrait());
  await screen.findByRole('img', { name: /^Preview/ });
  await press('Upload');
  act(() => uploads[0]?.progress(0.375));
  expect(
    screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload' })
      .value,
  ).toBe(0.375);
  expect(screen.getByText('38 %')).toBeTruthy();
  await act(async () => uploads[0]?.finish());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(shown()[0]?.getAttribute('src')).toBe(
    `https://storage.invalid/${uploads[0]?.picture.name}`,
  );
  expect(shown()).toHaveLength(3);
  expect(held.size).toBe(0);
});

test('an upload can be stopped, and the picture is still there to be sent', async () => {
  const { gallery, uploads } = createMemoryGallery();
  render(<Pictures gallery={gallery} />);
  await choose(portrait());
  await screen.findByRole('img', { name: /^Preview/ });
  await press('Upload');
  await press('Stop');
  expect(
    await screen.findByRole('button', { name: 'Upload' }),
  ).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Upload');
  expect(uploads.map(({ picture }) => picture.name)).toHaveLength(2);
  expect(uploads[1]?.picture).toBe(uploads[0]?.picture);
});

test('a refused upload says why, keeps the picture and can be tried again', async () => {
  const { gallery, uploads } = createMemoryGallery();
  render(<Pictures gallery={gallery} />);
  await choose(portrait());
  await screen.findByRole('img', { name: /^Preview/ });
  await press('Upload');
  await act(async () => uploads[0]?.finish({ ok: false, why: 'offline' }));
  expect(screen.getByRole('alert').textContent).toBe(wordsFor.offline);
  await press('Upload');
  expect(uploads[1]?.picture).toBe(uploads[0]?.picture);
});

test('who leaves during an upload stops it', async () => {
  const { gallery } = createMemoryGallery();
  const upload = vi.spyOn(gallery, 'upload');
  const { unmount } = render(<Pictures gallery={gallery} />);
  await choose(portrait());
  await screen.findByRole('img', { name: /^Preview/ });
  await press('Upload');
  unmount();
  const [call] = upload.mock.results;
  if (call?.type !== 'return') throw new Error('nothing was sent');
  expect(await call.value.result).toEqual({ ok: false, why: 'canceled' });
  expect(held.size).toBe(0);
});

test('a file that is no picture is named as that and cannot be sent', async () => {
  render(<Pictures gallery={createMemoryGallery().gallery} />);
  await choose(file('<!doctype html>', 'cat.png', 'image/png'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    wordsForFlaw['not-an-image'],
  );
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
});

test('a picture that the browser cannot draw is not sent', async () => {
  render(<Pictures gallery={createMemoryGallery().gallery} />);
  await choose(portrait());
  fireEvent.error(await screen.findByRole('img', { name: /^Preview/ }));
  expect(screen.getByRole('alert').textContent).toBe(wordsForFlaw.damaged);
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
});

test('a picture is deleted only after a yes', async () => {
  render(<Pictures gallery={createMemoryGallery(stored).gallery} />);
  await screen.findByRole('img', { name: /^Stored on July \d, 2026/ });
  const ask = vi
    .spyOn(window, 'confirm')
    .mockReturnValueOnce(false)
    .mockReturnValueOnce(true);
  const first = () =>
    within(screen.getByRole('list')).getAllByRole('button', {
      name: 'Delete',
    })[0];
  await userEvent.click(first() as HTMLElement);
  expect(shown()).toHaveLength(2);
  await userEvent.click(first() as HTMLElement);
  expect(ask).toHaveBeenCalledWith('Delete this picture for good?');
  expect(shown().map((image) => image.getAttribute('src'))).toEqual([
    'https://storage.invalid/early',
  ]);
});

test('an empty gallery says so, and one that cannot be read says why', async () => {
  const { gallery } = createMemoryGallery();
  const { unmount } = render(<Pictures gallery={gallery} />);
  expect(await screen.findByText(/^No pictures yet/)).toBeTruthy();
  unmount();
  render(
    <Pictures
      gallery={{
        ...gallery,
        list: async () => ({ ok: false, why: 'forbidden' }),
      }}
    />,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    wordsFor.forbidden,
  );
});
