import { article as words } from '#language';
import styles from './Contents.module.css';

export interface Heading {
  /** 1: a part, which divides the steps. */
  readonly depth: number;
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
