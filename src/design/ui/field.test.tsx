import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './Field.tsx';

afterEach(cleanup);

const box = () => screen.getByRole('textbox', { name: 'Email' });

test('hint and error describe the box, and the error marks it invalid', () => {
  render(<Field label="Email" hint="Only to answer you." error="An address has an @ in it." />);
  const texts = box()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Only to answer you.', 'An address has an @ in it.']);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

test('a required box without hint or error is described by nothing and is not invalid', () => {
  render(<Field label="Email" required />);
  expect(box().hasAttribute('aria-describedby')).toBe(false);
  expect(box().getAttribute('aria-invalid')).toBe('false');
});
