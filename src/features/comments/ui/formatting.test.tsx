import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { maxBodyLength } from '../model.ts';
import { visit } from '../testing/visit.tsx';

test('the toolbar is one stop before the box, and its arrows go from button to button', async () => {
  const { box, user, region } = await visit({ signedIn: true });
  const buttons = within(region.getByRole('toolbar', { name: 'Formatting' })).getAllByRole('button');
  expect(buttons.map((each) => each.ariaLabel)).toEqual(['Bold', 'Italics', 'Code', 'Link', 'Quote', 'List']);
  await user.click(box());
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(buttons[0]);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(buttons[2]);
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(buttons[5]);
  await user.tab();
  expect(document.activeElement).toBe(box());
});

test('where text runs from right to left, the left arrow key goes to the next button', async () => {
  document.dir = 'rtl';
  const { user, region } = await visit({ signedIn: true });
  const buttons = within(region.getByRole('toolbar', { name: 'Formatting' })).getAllByRole('button');
  buttons[0]?.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  document.dir = '';
  expect(document.activeElement).toBe(buttons[1]);
});

test('the box has the direction of what is written in it, and of the page while it is empty', async () => {
  const { box, user } = await visit({ signedIn: true });
  expect(box().hasAttribute('dir')).toBe(false);
  await user.type(box(), 'x');
  expect(box().dir).toBe('auto');
  await user.paste('x'.repeat(10 * maxBodyLength));
  expect(box().hasAttribute('dir')).toBe(false);
});

test('a button marks what is selected, returns to the box, and the draft is kept', async () => {
  const { box, user, button, store } = await visit({ signedIn: true });
  await user.type(box(), 'so bold');
  box().setSelectionRange(3, 7);
  await user.click(button('Bold'));
  expect(box().value).toBe('so **bold**');
  expect(document.activeElement).toBe(box());
  expect([box().selectionStart, box().selectionEnd]).toEqual([5, 9]);
  expect(store.keys('').some((key) => store.get(key)?.includes('so **bold**'))).toBe(true);
});

test('a press on a button leaves the focus in the box, so that the keyboard of a phone stays', async () => {
  const { box, user, button } = await visit({ signedIn: true });
  await user.click(box());
  let left = 0;
  box().addEventListener('blur', () => left++);
  await user.click(button('Bold'));
  expect(box().value).toBe('****');
  expect(left).toBe(0);
});

test('the keys of marks are those of the letters, or are where those would be on a keyboard without them', async () => {
  const { box, user } = await visit({ signedIn: true });
  await user.type(box(), 'x');
  fireEvent.keyDown(box(), { key: 'נ', code: 'KeyB', ctrlKey: true });
  expect(box().value).toBe('x****');
  fireEvent.keyDown(box(), { key: 'x', code: 'KeyB', ctrlKey: true });
  expect(box().value).toBe('x****');
});

test('a preview shows only what has marks', async () => {
  const { box, user, region } = await visit({ signedIn: true });
  const preview = () => region.queryByRole('region', { name: 'Preview' });
  await user.type(box(), 'Plain https://a.example 2*3');
  expect(preview()).toBeNull();
  await user.type(box(), ' *x*');
  await waitFor(() => expect(preview()?.querySelector('em')?.textContent).toBe('x'));
  await user.clear(box());
  await waitFor(() => expect(preview()).toBeNull());
});
