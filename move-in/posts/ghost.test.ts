import { expect, test } from 'vitest';
import { ghost } from './ghost.ts';
import { importing, picture } from './testing/imported.ts';

const { write, run, body } = importing(ghost);

// After https://docs.ghost.org/migration/custom and an export of Ghost 5.
const post = (id: string, more: object = {}) => ({
  id,
  title: `Post ${id}`,
  slug: `post-${id}`,
  html: '<p>These are words that are long enough to make a description of them.</p>',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2025-06-30 15:35:36',
  updated_at: '2025-07-02 08:22:14',
  feature_image: null,
  custom_excerpt: null,
  ...more,
});
const data = {
  posts: [
    post('1', {
      feature_image: '__GHOST_URL__/content/images/2025/cover.png',
      custom_excerpt: 'An excerpt that is long enough to be the description of it all.',
      html: `<p>See <a href="__GHOST_URL__/post-2/">the second</a>.</p>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>this</b>.</div></div>
<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">More</h4></div><div class="kg-toggle-content"><p>Inside.</p></div></div>
<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/size/w600/2025/cover.png" alt="A square"><figcaption>Square</figcaption></figure>`,
    }),
    post('2', { status: 'draft', published_at: null }),
    post('3', { visibility: 'members' }),
    post('4', { type: 'page', slug: 'about' }),
    post('6', { status: 'sent' }),
    post('5', { html: null, lexical: '{}' }),
  ],
  tags: [
    { id: 't', name: 'News & Weather' },
    { id: 'i', name: '#internal' },
  ],
  posts_tags: [
    { post_id: '1', tag_id: 't' },
    { post_id: '1', tag_id: 'i' },
  ],
  users: [{ id: 'u', name: 'Jo Bloggs', email: 'jo@example.com' }],
  posts_authors: [{ post_id: '1', author_id: 'u' }],
};

test('an export becomes articles and pages, with drafts, tags, authors, covers and cards', () => {
  write({
    'old/ghost.json': `\uFEFF${JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data }] })}`,
    'old/content/images/2025/cover.png': picture,
  });
  const { articles, pages, leftOut } = run({ path: 'old/ghost.json' });
  expect(articles.map(({ path, draft, tags }) => [path, draft, tags])).toEqual([
    ['/post-1', false, ['News & Weather']],
    ['/post-3', true, []],
    ['/post-6', true, []],
    ['/post-2', true, []],
  ]);
  expect(articles[0]).toMatchObject({ cover: './cover.png', updated: { iso: '2025-07-02' } });
  expect(pages.map(({ path }) => path)).toEqual(['/about']);
  expect(leftOut).toEqual(['/post-5/: it has no html: open and save it in Ghost, and export again']);
  expect(body('site/articles/01-post-1/index.mdx')).toBe(`*By Jo Bloggs*

See the second \`to-do: link /post-2/\`.

<Callout kind="note">
  💡

  Mind **this**.
</Callout>

<Fold title="More">
  Inside.
</Fold>

<Figure caption="Square">
  ![A square](./cover.png)
</Figure>`);
});

test('a file that isn’t an export is refused', () => {
  for (const text of ['{"posts": []}', 'PK, as a zip file begins', '']) {
    write({ 'old/other.json': text });
    expect(() => run({ path: 'old/other.json' })).toThrow('is not an export of Ghost');
  }
  write({ 'old/other.json': JSON.stringify({ db: [{ data }] }).slice(0, 300) });
  expect(() => run({ path: 'old/other.json' })).toThrow('or it is cut off: export it again.');
});

test('an empty title is the address, and an empty tag is none', () => {
  const tags = { tags: [{ id: 't', name: ' ' }], posts_tags: [{ post_id: '1', tag_id: 't' }] };
  write({
    'old/export.json': JSON.stringify({ db: [{ data: { posts: [post('1', { title: '' })], ...tags } }] }),
  });
  expect(run({ path: 'old/export.json' }).articles).toMatchObject([{ title: '/post-1', tags: [] }]);
});
