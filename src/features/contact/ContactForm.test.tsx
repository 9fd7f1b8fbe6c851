import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';
import { draftsKey } from './drafts.ts';

const fetched = vi.fn<typeof fetch>();
const user = userEvent.setup();
const ada = { from_name: 'Ada', reply_to: 'ada@reader.example', message: 'Hello\nRobin' };

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<ContactForm mail={{ kind: 'embedded' }} />);
const box = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const values = () => ({
  from_name: box('Name').value,
  reply_to: box('Email').value,
  message: box('Message').value,
});
const empty = { from_name: '', reply_to: '', message: '' };
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
async function write(message = ada) {
  await user.type(box('Name'), message.from_name);
  await user.type(box('Email'), message.reply_to);
  await user.type(box('Message'), message.message);
}

/** A request whose answer the test gives when it likes. */
function pendingAnswer() {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answer.promise);
  return answer;
}

test('without JavaScript the browser posts the same fields itself', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <ContactForm mail={{ kind: 'emailjs', serviceId: 's', templateId: 't', publicKey: 'k' }} />,
  );
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
  expect(form && [...new FormData(form).keys()].sort()).toEqual(
    [
      'from_name',
      'lib_version',
      'message',
      'reply_to',
      'service_id',
      'template_id',
      'user_id',
      'website',
    ].sort(),
  );
});

test('the browser requires all three fields and helps to fill them in', () => {
  open();
  for (const label of ['Name', 'Email', 'Message']) expect(box(label).required).toBe(true);
  expect(box('Email').getAttribute('type')).toBe('email');
  expect(box('Message').tagName).toBe('TEXTAREA');
  expect(box('Name').autocomplete).toBe('name');
  expect(box('Email').autocomplete).toBe('email');
});

test('the form is cleared at once, before the result is known, and success is an alert', async () => {
  const answer = pendingAnswer();
  open();
  await write();
  await send();
  expect(values()).toEqual(empty);
  expect(screen.getByRole('status').textContent).toBe('Sending…');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => answer.resolve(new Response('OK')));
  expect(screen.getByRole('alert').textContent).toBe('Message sent');
  expect(values()).toEqual(empty);
  expect(localStorage.getItem(draftsKey)).toBeNull();
});

test('what is sent is what was written', async () => {
  fetched.mockResolvedValue(new Response('OK'));
  open();
  await write();
  await send();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/v1.0/email/send-form');
  expect(init?.method).toBe('POST');
  expect(init?.body instanceof FormData && Object.fromEntries(init.body)).toEqual({
    ...ada,
    lib_version: '3.2.0',
    service_id: 'embedded',
    template_id: 'embedded',
    user_id: 'embedded',
  });
});

test('a failure brings the text back with words about why', async () => {
  fetched.mockResolvedValue(new Response('The message is too long', { status: 400 }));
  open();
  await write();
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/too long.*back in the form/);
  expect(values()).toEqual(ada);
});

test('a person who began something new keeps both, and can bring the first back', async () => {
  const answer = pendingAnswer();
  open();
  await write();
  await send();
  await user.type(box('Message'), 'Something new');
  await act(async () => answer.resolve(new Response('', { status: 503 })));
  expect(values()).toEqual({ ...empty, message: 'Something new' });
  expect((await screen.findByText(/Your text is kept/)).getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Bring back the unsent message' }));
  expect(values()).toEqual(ada);
  expect(document.activeElement).toBe(box('Message'));
  await user.click(screen.getByRole('button', { name: 'Bring back the unsent message' }));
  expect(values()).toEqual({ ...empty, message: 'Something new' });
});

test('a second press while sending sends nothing', async () => {
  const answer = pendingAnswer();
  open();
  await write();
  await send();
  await write();
  await send();
  await user.type(box('Name'), '{Enter}');
  expect(fetched).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  expect(values()).toEqual(ada);
  await act(async () => answer.resolve(new Response('OK')));
  expect(values()).toEqual(ada);
});

test('a draft survives a reload and is gone after success', async () => {
  open();
  await write();
  cleanup();
  open();
  expect(values()).toEqual(ada);
  fetched.mockResolvedValue(new Response('OK'));
  await send();
  await screen.findByRole('alert');
  cleanup();
  open();
  expect(values()).toEqual(empty);
});

test('a page left while sending gives the text back on the next one, which does not pretend to know', async () => {
  const answer = pendingAnswer();
  open();
  await write();
  await send();
  fireEvent(window, new PageTransitionEvent('pagehide'));
  await act(async () => answer.reject(new DOMException('aborted', 'AbortError')));
  cleanup();
  open();
  expect((await screen.findByRole('alert')).textContent).toMatch(/may not have arrived.*back in the form/);
  expect(values()).toEqual(ada);
});

test('a page that was left while sending, and comes back, says the same', async () => {
  const answer = pendingAnswer();
  open();
  // The page of the test before, which is gone for good, would take its own message back.
  const other = { ...ada, message: 'Another' };
  await write(other);
  await send();
  fireEvent(window, new PageTransitionEvent('pagehide'));
  await act(async () => answer.reject(new DOMException('aborted', 'AbortError')));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent(window, new PageTransitionEvent('pageshow'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/may not have arrived.*back in the form/);
  expect(values()).toEqual(other);
});

test.each(['before', 'after'])(
  'a double press sends once and asks for nothing, %s the answer',
  async (when) => {
    const invalid = vi.fn();
    document.addEventListener('invalid', invalid, true);
    const answer = pendingAnswer();
    if (when === 'after') answer.resolve(new Response('OK'));
    open();
    await write();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    if (when === 'before') {
      // As slow as a second press that is no double click.
      fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 });
      await act(async () => answer.resolve(new Response('OK')));
    }
    expect((await screen.findByRole('alert')).textContent).toBe('Message sent');
    expect(fetched).toHaveBeenCalledOnce();
    expect(invalid).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }), { detail: 1 });
    expect(invalid).toHaveBeenCalled();
    document.removeEventListener('invalid', invalid, true);
  },
);

/** The page as it was built, in which something stands before the script wakes up. */
function openWith(present: Readonly<Record<string, string>>) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ContactForm mail={{ kind: 'embedded' }} />);
  for (const [label, value] of Object.entries(present)) box(label).value = value;
  render(<ContactForm mail={{ kind: 'embedded' }} />, { container, hydrate: true });
  onTestFinished(() => container.remove());
}

test('what was typed before the script woke up stays, and an older draft is kept beside it', async () => {
  open();
  await write();
  cleanup();
  openWith({ Name: 'Grace' });
  expect(values()).toEqual({ ...empty, from_name: 'Grace' });
  await user.click(screen.getByRole('button', { name: 'Bring back the unsent message' }));
  expect(values()).toEqual(ada);
});

test('a draft that was set aside is not told of as one that was being sent', async () => {
  open();
  await write();
  cleanup();
  openWith({ Name: 'Grace' });
  cleanup();
  open();
  expect(await screen.findByRole('button', { name: 'Bring back the unsent message' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where a browser brings back some fields of the draft, the others follow', async () => {
  open();
  await write();
  cleanup();
  openWith({ Name: ada.from_name, Email: ada.reply_to });
  expect(values()).toEqual(ada);
  expect(screen.queryByRole('button', { name: 'Bring back the unsent message' })).toBeNull();
});

test('what a version before this one kept is there', () => {
  localStorage.setItem(draftsKey, JSON.stringify({ draft: ada, unsent: [] }));
  open();
  expect(values()).toEqual(ada);
});

test('a filled-in honeypot sends nothing, and a person loses nothing by it', async () => {
  fetched.mockResolvedValue(new Response('OK'));
  open();
  const trap = box('Leave this empty');
  expect(trap.tabIndex).toBe(-1);
  expect(trap.autocomplete).toBe('off');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  await write();
  trap.value = 'https://spam.example';
  await send();
  expect(fetched).not.toHaveBeenCalled();
  expect(values()).toEqual(ada);
  await send();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

test('where the browser allows no storage the form works all the same', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  await write();
  await send();
  await screen.findByRole('alert');
  expect(values()).toEqual(ada);
  fetched.mockResolvedValue(new Response('OK'));
  await send();
  expect(await screen.findByText('Message sent')).toBeTruthy();
});

test('where the storage is full, a text that did not arrive is kept beside a new one all the same', async () => {
  const answer = pendingAnswer();
  open();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await write();
  await send();
  await user.type(box('Message'), 'Something new');
  await act(async () => answer.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByText(/Your text is kept/)).getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Bring back the unsent message' }));
  expect(values()).toEqual(ada);
});
