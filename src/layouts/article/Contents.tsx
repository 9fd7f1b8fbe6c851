import styles from './Contents.module.css';

export interface Heading {
  readonly slug: string;
  readonly text: string;
}

/** The steps of the article, with the one that is being read marked. Closed behind its title on narrow pages. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-label="In this article">
      <details>
        <summary className="caption">In this article</summary>
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
