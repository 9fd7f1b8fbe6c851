import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CompactForm } from './CompactForm.tsx';
import { FullForm } from './FullForm.tsx';
import { callCount, lastCall } from './testing/provider-script.ts';

const list = { kind: 'embedded' } as const;
const user = userEvent.setup();

afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll('script')) script.remove();
  vi.useRealTimers();
});

const full = () => render(<FullForm list={list} />);
const compact = () => render(<CompactForm list={list} />);
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => user.click(screen.getByRole('button', { name: 'Subscribe' }));
const status = () => document.querySelector('[aria-live]')?.textContent;
const alert = () => screen.getByRole('alert').textContent;
const formUrl = 'https://site.us1.list-manage.com/subscribe/post?u=abc&id=1f2e&f_id=00';
const own = '/list/subscribe/post?u=embedded&id=embedded';
test.each([
  ['full', <FullForm key="full" list={list} />, own, ['EMAIL', 'MERGE1', 'MERGE2', 'b_embedded_embedded']],
  ['compact', <CompactForm key="compact" list={list} />, own, ['EMAIL', 'b_embedded_embedded']],
  [
    'hosted',
    <CompactForm key="hosted" list={{ kind: 'mailchimp', formUrl }} />,
    formUrl,
    ['EMAIL', 'b_abc_1f2e'],
  ],
])(
  'without JavaScript the %s form is posted by the browser, which requires the fields',
  (_, form, address, names) => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(form);
    const element = page.querySelector('form');
    expect(element?.getAttribute('action')).toBe(address);
    expect(element?.method).toBe('post');
    expect(element?.noValidate).toBe(false);
    expect(element && [...new FormData(element).keys()].sort()).toEqual(names);
    expect(page.querySelectorAll('input[required]')).toHaveLength(names.length - 1);
  },
);

test('the browser helps to fill in the fields', () => {
  full();
  expect(box('First name').autocomplete).toBe('given-name');
  expect(box('Last name').autocomplete).toBe('family-name');
  expect(box('Email').autocomplete).toBe('email');
  expect(box('Email').type).toBe('email');
});

test('invalid input sends nothing and says nothing: the first bad field is marked and has the focus', async () => {
  full();
  await user.type(box('First name'), 'Ada');
  await user.type(box('Last name'), ' ');
  await press();
  expect(document.activeElement).toBe(box('Last name'));
  expect(box('Last name').getAttribute('aria-invalid')).toBe('true');
  expect(box('First name').getAttribute('aria-invalid')).not.toBe('true');
  expect(callCount()).toBe(0);
  expect(status()).toBe('');
  await user.type(box('Last name'), 'L');
  expect(box('Last name').getAttribute('aria-invalid')).not.toBe('true');
});

test('the page of the list says what comes, and that every email has a link to leave', async () => {
  full();
  expect(screen.getByText(/new tutorial or app\. Every email has a link to unsubscribe\.$/)).toBeDefined();
  for (const label of ['First name', 'Last name', 'Email']) await user.type(box(label), 'a@b.example');
  await press();
  await act(async () => lastCall().answer({ result: 'success', msg: 'Thanks' }));
  expect(screen.queryByText(/a link to leave/)).toBeNull();
});

test('after success the compact form leaves its heading, which has the focus, and the message', async () => {
  compact();
  await user.type(box('Email'), 'ada@reader.example{Enter}');
  await act(async () => lastCall().answer({ result: 'success', msg: 'Thanks' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Success!' })));
  expect(status()).toBe('Thanks');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a refusal without words says that the answer could not be read', async () => {
  compact();
  await user.type(box('Email'), 'ada@reader.example{Enter}');
  await act(async () => lastCall().answer({ result: 'error', msg: '' }));
  expect(alert()).toMatch(/could not be read/);
});

test('a second press while sending asks nothing more', async () => {
  compact();
  await user.type(box('Email'), 'ada@reader.example{Enter}');
  await press();
  expect(callCount()).toBe(1);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
});

test('a filled-in honeypot asks nothing, and a person can go on', async () => {
  compact();
  const trap = box('Leave this empty');
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  await user.type(box('Email'), 'ada@reader.example');
  trap.value = 'filled';
  await press();
  expect(callCount()).toBe(0);
  expect(alert()).toMatch(/looked as if a bot/);
  await press();
  expect(callCount()).toBe(1);
});
