import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AddressMap } from './AddressMap.tsx';
import { MapOnRequest } from './MapOnRequest.tsx';

const address = 'Straße 1 & Söhne #3, 100% + 東京?q=x';
const withKey = () =>
  render(
    <AddressMap address={address}>
      <MapOnRequest address={address} apiKey="public-key" />
    </AddressMap>,
  );
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

test('with a key the map is not loaded before it is asked for, and says where it comes from', () => {
  const { container } = withKey();
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toContain('public-key');
  expect(screen.getByText(/comes from Google/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in Google Maps' })).toBeTruthy();
});

test('asking shows a place query for the address, and takes the keyboard to it', async () => {
  withKey();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const frame = screen.getByTitle(`Map: ${address}`);
  const url = new URL(frame.getAttribute('src') ?? '');
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/embed/v1/place');
  expect(Object.fromEntries(url.searchParams)).toEqual({ key: 'public-key', q: address });
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole('button')).toBeNull();
});
