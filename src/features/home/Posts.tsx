import { Drawing } from '#design/Drawing.tsx';
import styles from './Posts.module.css';
import { Section } from './Section.tsx';

export interface Post {
  readonly title: string;
  readonly description: string;
  readonly published: string;
  /** The day as machines read it. */
  readonly day: string;
  readonly minutes: number;
  /** '/blogpost5'. */
  readonly link: string;
  /** The name of its drawing. */
  readonly cover: string;
}

/** The tutorials, in their order. Each opens in a tab of its own, so that the list stays where it was. */
export function Posts({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <Section id="blogposts" title="Recent Blog Posts" aside={`${inWords(posts.length)} instructions`}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.link} className={styles.post}>
            <div className={styles.cover} data-cover={post.link.slice(1)}>
              <Drawing name={post.cover} />
            </div>
            <p className="caption">
              <time dateTime={post.day}>{post.published}</time> · {post.minutes} min
            </p>
            <h3>
              <a href={post.link} target="_blank" rel="noopener">
                {post.title}
                <span className="hidden-visually"> (opens in a new tab)</span>
              </a>
            </h3>
            <p className={styles.description}>{post.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function inWords(count: number): string {
  return words[count] ?? String(count);
}
