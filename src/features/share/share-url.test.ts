import { expect, test } from 'vitest';
import { shareUrl } from './ShareLink.tsx';

const microblog = {
  account: 'robin_example',
  hashtags: ['webdev', 'react'],
  related: ['a_friend', 'another'],
};
const shared = {
  title: "Coding Games - A Way to Make Learning Fun & 'more'",
  path: '/blogpost3',
  host: 'https://robin.example',
};

test('the share address carries url, text, via, hashtags and related', () => {
  const url = new URL(shareUrl({ ...shared, microblog }));
  expect(url.origin + url.pathname).toBe('https://x.com/intent/post');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    url: 'https://robin.example/blogpost3',
    text: "Coding Games - A Way to Make Learning Fun & 'more'",
    via: 'robin_example',
    hashtags: 'webdev,react',
    related: 'a_friend,another',
  });
});

test('without hashtags there is no empty parameter, and the author is the related account', () => {
  const url = new URL(shareUrl({ ...shared, microblog: { ...microblog, hashtags: [], related: [] } }));
  expect(url.searchParams.has('hashtags')).toBe(false);
  expect(url.searchParams.get('related')).toBe('robin_example');
});
