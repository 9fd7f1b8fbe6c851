import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { home } from '#content/home.ts';
import { Contact } from './Contact.tsx';

test.each([
  ['+49 (0)30 901820-17', 'tel:+493090182017'],
  ['+1 202 555 0100', 'tel:+12025550100'],
  ['(030) 901820', 'tel:030901820'],
])('the link of %s dials %s', (phone, href) => {
  render(<Contact home={home} owner={{ name: 'Robin', email: 'a@b.example', phone }} />);
  const link = screen.getByRole('link', { name: phone });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.querySelector('bdi')?.dir, 'read from left to right in every language').toBe('ltr');
});
