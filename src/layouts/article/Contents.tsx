import { article as words } from '#language';
import styles from './Contents.module.css';

export interface Heading {
  readonly slug: string;
  readonly text: string;
}

/** The table of contents, with the current section marked. Collapsed on narrow pages. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      <details>
        <summary className="caption">{words.contents}</summary>
        <ol>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
