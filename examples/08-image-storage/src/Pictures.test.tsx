// @vitest-environment jsdom
import {
  cleanup,
  fireEvent,
  render,
  screen,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Gallery,
  type Outcome,
  refusalMessages,
  type StoredImage,
} from './gallery.ts';
import { createMemoryGallery } from './memory-gallery.ts';
import { Pictures } from './Pictures.tsx';
import { flawMessages } from './picture.ts';
import { pixelsOf, redraw } from './redraw.ts';

vi.mock('./redraw.ts');

/** The object URLs that hold memory right now. jsdom has none of its own. */
let held: Set<string>;
let bucket: Map<string, StoredImage>;
let gallery: Gallery;

beforeEach(() => {
  held = new Set();
  let made = 0;
  URL.createObjectURL = () => {
    const url = `blob:${++made}`;
    held.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => held.delete(url);
  vi.mocked(pixelsOf).mockResolvedValue(1);
  vi.mocked(redraw).mockImplementation(async (file) => file);
  bucket = new Map();
  gallery = createMemoryGallery(bucket, async () => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const jpeg = (name: string) =>
  new File([Uint8Array.of(255, 216, 255, 224)], name);
const input = () => screen.getByLabelText(/^Choose a picture/);
const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name }));
const preview = (name: string) =>
  screen.findByRole('img', { name: `Preview of ${name}` });
const stored = () => screen.findAllByRole('img', { name: /^Stored on/ });

function choose(file: File) {
  return userEvent.upload(input(), file, { applyAccept: false });
}

/** An upload that takes its steps when it is told to. */
function slowGallery() {
  const steps: (() => void)[] = [];
  const step = () => new Promise<void>((resolve) => steps.push(resolve));
  gallery = createMemoryGallery(bucket, step);
  return async (count: number) => {
    for (let n = 0; n < count; n++) {
      await vi.waitFor(() => expect(steps).not.toHaveLength(0));
      steps.shift()?.();
    }
  };
}

test('a picture is seen before anything is stored', async () => {
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  await preview('first.jpg');
  expect(bucket.size).toBe(0);
  await press('Upload');
  expect(await stored()).toHaveLength(1);
  expect(bucket.size).toBe(1);
});

test('a preview gives its memory back when it is gone', async () => {
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  await preview('first.jpg');
  await choose(jpeg('second.jpg'));
  await preview('second.jpg');
  expect(held.size).toBe(1);
  await press('Not this one');
  expect(held.size).toBe(0);
  expect(document.activeElement).toBe(input());
});

test('a picture that is dropped is treated like one that is chosen', async () => {
  render(<Pictures gallery={gallery} />);
  const files = [jpeg('dropped.jpg')];
  const target = screen.getByRole('region', { name: 'Add a picture' });
  fireEvent.drop(target, { dataTransfer: { files } });
  await preview('dropped.jpg');
});

test('an upload shows its progress and can be stopped by keyboard', async () => {
  const take = slowGallery();
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  await preview('first.jpg');
  await press('Upload');
  await take(3);
  await screen.findByText('30%');
  await userEvent.keyboard('{Enter}');
  await take(1);
  await screen.findByRole('button', { name: 'Upload' });
  expect(document.activeElement).toBe(input());
  expect(bucket.size).toBe(0);
});

test('a picture that is being uploaded is not sent again', async () => {
  const take = slowGallery();
  const upload = vi.spyOn(gallery, 'upload');
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  await preview('first.jpg');
  await press('Upload');
  await userEvent.type(
    screen.getByLabelText(/^What does it show/),
    '{Enter}',
  );
  expect(upload).toHaveBeenCalledTimes(1);
  await take(1);
});

test('a lost answer stores no second picture', async () => {
  const { upload } = gallery;
  gallery.upload = (picture, alt, onProgress) => {
    gallery.upload = upload;
    const { result, cancel } = upload(picture, alt, onProgress);
    const lost = result.then(
      () => ({ ok: false, why: 'offline' }) as const,
    );
    return { result: lost, cancel };
  };
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  await preview('first.jpg');
  await press('Upload');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(refusalMessages.offline);
  await press('Upload');
  expect(await stored()).toHaveLength(1);
  expect(bucket.size).toBe(1);
});

test('a file that is not a picture is reported, and cannot be sent', async () => {
  render(<Pictures gallery={gallery} />);
  await choose(new File(['<!doctype html>'], 'cat.png'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(flawMessages['not-an-image']);
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
});

test('a picture is deleted only after a yes', async () => {
  for (const name of ['1783245600000-k3x09qf2', '1656000000000-aaaaaaaa'])
    bucket.set(name, { name, alt: '', picture: jpeg(name) });
  render(<Pictures gallery={gallery} />);
  const [newest] = await stored();
  expect(newest?.getAttribute('alt')).toMatch(/2026/);
  const confirm = vi.spyOn(window, 'confirm');
  const list = within(screen.getByRole('list'));
  for (const answer of [false, true]) {
    confirm.mockReturnValueOnce(answer);
    const [first] = list.getAllByRole('button', {
      name: /^Delete: Stored on/,
    });
    await userEvent.click(first as HTMLElement);
    expect(bucket.size).toBe(answer ? 1 : 2);
  }
  expect([...bucket.keys()]).toEqual(['1656000000000-aaaaaaaa']);
  const said = await screen.findByText('Pictures stored: 1');
  expect(said.getAttribute('aria-live')).toBe('polite');
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test('a deletion that takes long leaves the focus to the person who types', async () => {
  const name = '1783245600000-k3x09qf2';
  bucket.set(name, { name, alt: '', picture: jpeg(name) });
  let answer = (_: Outcome) => {};
  gallery.remove = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  const alt = await screen.findByLabelText(/^What does it show/);
  await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
  await userEvent.type(alt, 'A light');
  answer({ ok: true, value: undefined });
  await screen.findByText('No pictures yet.');
  expect(document.activeElement).toBe(alt);
});

test('a description is stored, and names the picture and its button', async () => {
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  const alt = await screen.findByLabelText(/^What does it show/);
  await userEvent.type(alt, 'A lighthouse');
  await press('Upload');
  await screen.findByRole('img', { name: 'A lighthouse' });
  screen.getByRole('button', { name: 'Delete: A lighthouse' });
});

test('an upload that ends before the list is read is not overwritten by it', async () => {
  let answer = (_: Outcome<readonly StoredImage[]>) => {};
  const list = vi.spyOn(gallery, 'list').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<Pictures gallery={gallery} />);
  await choose(jpeg('first.jpg'));
  await preview('first.jpg');
  await press('Upload');
  expect(await stored()).toHaveLength(1);
  const name = '1656000000000-aaaaaaaa';
  const early = { name, alt: '', picture: jpeg('early') };
  answer({ ok: true, value: [early] });
  await vi.waitFor(async () => expect(await stored()).toHaveLength(2));
  expect(list).toHaveBeenCalledTimes(1);
});

test('a list that cannot be read says why', async () => {
  gallery.list = async () => ({ ok: false, why: 'forbidden' });
  render(<Pictures gallery={gallery} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(refusalMessages.forbidden);
});
