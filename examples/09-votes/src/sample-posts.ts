import type { Post } from './post.ts';

/** What the forum holds when it runs without a backend. */
export const samplePosts: readonly Post[] = [
  {
    id: 'dark-mode',
    text: 'A dark mode that remembers what I chose',
    userId: 'cleo',
    username: 'Cleo',
    createdAt: '2026-01-07T16:20:00.000Z',
    upvotes: ['ada', 'cleo', 'dan', 'eva'],
    downvotes: [],
    isPending: false,
  },
  {
    id: 'sounds',
    text: 'Sounds when somebody answers',
    userId: 'dan',
    username: 'Dan',
    createdAt: '2026-01-06T11:05:00.000Z',
    upvotes: ['dan'],
    downvotes: ['cleo', 'eva'],
    isPending: false,
  },
  {
    id: 'shortcuts',
    text: 'Keyboard shortcuts, and a page that lists them',
    userId: 'ada',
    username: 'Ada',
    createdAt: '2026-01-05T09:00:00.000Z',
    upvotes: ['eva', 'dan'],
    downvotes: [],
    isPending: false,
  },
];
