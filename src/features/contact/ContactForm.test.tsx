import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.tsx';

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
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => render(<ContactForm mail={{ kind: 'embedded' }} />);
const box = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const values = () => ({
  from_name: box('Name').value,
  reply_to: box('Email').value,
  message: box('Message').value,
});
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
function write() {
  fireEvent.input(box('Name'), { target: { value: ada.from_name } });
  fireEvent.input(box('Email'), { target: { value: ada.reply_to } });
  fireEvent.input(box('Message'), { target: { value: ada.message } });
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

test.each([
  ['status 200, whatever the text', new Response('accepted', { status: 200 })],
  ["the text 'OK', whatever the status", new Response('OK', { status: 202 })],
])('%s is a success', async (_, response) => {
  fetched.mockResolvedValue(response);
  open();
  write();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Message sent');
});

test('a message outlives its page, except one that is too long for the browser to promise that', async () => {
  fetched.mockImplementation(async () => new Response('OK'));
  open();
  write();
  await send();
  expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(true);
  write();
  fireEvent.input(box('Message'), { target: { value: '語'.repeat(30_000) } });
  await send();
  expect(fetched.mock.lastCall?.[1]?.keepalive).toBe(false);
});

test('a message that fails after something new was begun comes back above it', async () => {
  const answer = pendingAnswer();
  open();
  write();
  await send();
  await user.type(box('Message'), 'Something new');
  answer.resolve(new Response('', { status: 503 }));
  await screen.findByText(/not sent/);
  expect(values()).toEqual({ ...ada, message: `${ada.message}\n\nSomething new` });
});

test.each(['before', 'after'])(
  'a double press sends once and asks for nothing, %s the answer',
  async (when) => {
    const invalid = vi.fn();
    document.addEventListener('invalid', invalid, true);
    const answer = pendingAnswer();
    if (when === 'after') answer.resolve(new Response('OK'));
    open();
    write();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    if (when === 'before') {
      expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
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

/** The page as it was built, in which something was typed before the script ran. */
function openWith(present: Readonly<Record<string, string>>) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ContactForm mail={{ kind: 'embedded' }} />);
  for (const [label, value] of Object.entries(present)) box(label).value = value;
  render(<ContactForm mail={{ kind: 'embedded' }} />, { container, hydrate: true });
  onTestFinished(() => container.remove());
}

test('what was typed before the script ran stays, below an older draft', async () => {
  open();
  write();
  cleanup();
  openWith({ Name: 'Grace', Message: 'One more thing' });
  expect(values()).toEqual({ ...ada, from_name: 'Grace', message: `${ada.message}\n\nOne more thing` });
});

test('where a browser brings back some fields of the draft, the others follow', async () => {
  open();
  write();
  cleanup();
  openWith({ Name: ada.from_name, Email: ada.reply_to });
  expect(values()).toEqual(ada);
});

test('a filled-in honeypot sends nothing, and keeps the text', async () => {
  fetched.mockResolvedValue(new Response('OK'));
  open();
  const trap = box('Leave this empty');
  expect(trap.tabIndex).toBe(-1);
  expect(trap.autocomplete).toBe('off');
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  write();
  trap.value = 'https://spam.example';
  await send();
  expect(fetched).not.toHaveBeenCalled();
  expect(values()).toEqual(ada);
  await send();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

test('the form works without browser storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  open();
  write();
  await send();
  await screen.findByText(/not sent/);
  expect(values()).toEqual(ada);
  fetched.mockResolvedValue(new Response('OK'));
  await send();
  expect(await screen.findByText('Message sent')).toBeTruthy();
});
