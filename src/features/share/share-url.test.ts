import { expect, test } from 'vitest';
import { shareUrl } from './ShareLink.tsx';

const microblog = {
  account: 'robin_example',
  hashtags: ['webdev', 'react'],
  related: ['a_friend', 'another'],
};
const title = "Coding Games - A Way to Make Learning Fun & 'more'";
const address = 'https://robin.example/blogpost3';

test('the share address carries url, text, via, hashtags and related', () => {
  const url = new URL(shareUrl(title, address, microblog));
  expect(url.origin + url.pathname).toBe('https://x.com/intent/post');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: address,
    text: title,
    via: 'robin_example',
    hashtags: 'webdev,react',
    related: 'a_friend,another',
  });
});

test('without hashtags there is no empty parameter, and the author is the related account', () => {
  const url = new URL(shareUrl(title, address, { ...microblog, hashtags: [], related: [] }));
  expect(url.searchParams.has('hashtags')).toBe(false);
  expect(url.searchParams.get('related')).toBe('robin_example');
});
