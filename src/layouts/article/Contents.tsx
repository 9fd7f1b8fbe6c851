import type { MarkdownHeading } from 'astro';
import { article as words } from '#language';
import styles from './Contents.module.css';

/** The table of contents: parts, of depth 1, and their steps. The current section is marked. Collapsed on narrow pages. */
export function Contents({ headings }: { readonly headings: readonly MarkdownHeading[] }) {
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <details>
        <summary className="caption">{words.contents}</summary>
        <ol>
          {headings.map(({ depth, slug, text }) => (
            <li key={slug} className={depth === 1 ? styles.part : undefined}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
