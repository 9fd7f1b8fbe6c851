import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddressMap } from './AddressMap.tsx';

const address = 'Straße 1 & Söhne #3, 100% + 東京?q=x';
afterEach(cleanup);

test('without a key there is a link to a map, and nothing to load', () => {
  render(<AddressMap address={address} />);
  const link = screen.getByRole('link', { name: 'Open in Google Maps' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', query: address });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(screen.queryByRole('button')).toBeNull();
});
