import { Illustration } from '#design/Illustration.tsx';
import { article as articleWords, tag, posts as words } from '#language';
import type { PublishedArticle } from '#site/publish/published.ts';
import styles from './Posts.module.css';
import { Section } from './Section.tsx';

const sentences = new Intl.Segmenter(tag, { granularity: 'sentence' });

/** A card says what the article is about. The rest of its description is for search engines and shared links. */
const firstSentence = (text: string) => sentences.segment(text).containing(0)?.segment.trim() ?? text;

const recentPosts = 9;

interface PostsProps {
  readonly title: string;
  readonly posts: readonly PublishedArticle[];
}

/** The posts that come first. Each opens in a new tab, so that the list stays where it was. */
export function Posts({ title, posts }: PostsProps) {
  if (posts.length === 0) return null;
  const all = posts.length > recentPosts && (
    <a href="/posts" className="tap-target">
      {words.all(posts.length)}
    </a>
  );
  return (
    <Section id="blogposts" title={title} aside={all || words.count(posts.length)}>
      <PostList posts={posts.slice(0, recentPosts)} />
    </Section>
  );
}

interface PostListProps {
  readonly posts: readonly PublishedArticle[];
  /** One level below the title above the list. */
  readonly heading?: 'h2' | 'h3';
}

export function PostList({ posts, heading: Heading = 'h3' }: PostListProps) {
  return (
    <ul role="list" className={styles.posts}>
      {posts.map((post) => (
        <li key={post.path} className={styles.post}>
          <div className={styles.cover} data-cover={post.path.slice(1)}>
            <Illustration of={post.illustration} sizes="(width < 37rem) 6.5rem, 24rem" />
          </div>
          <p className="caption">
            <time dateTime={post.published.iso}>{post.published.text}</time>
            {` · ${words.minutes(post.minutes)}`}
          </p>
          <Heading>
            <a href={post.path} target="_blank" rel="noopener">
              {post.title}
            </a>
          </Heading>
          <p className={styles.description}>{firstSentence(post.description)}</p>
          {post.updated && (
            <p className="caption">
              {`${articleWords.updated} `}
              <time dateTime={post.updated.iso}>{post.updated.text}</time>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
