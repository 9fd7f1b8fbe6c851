import { article as words } from '#language';
import type { Article } from '#site/content/article.ts';
import styles from './Series.module.css';

interface SeriesProps {
  readonly name: string;
  readonly parts: readonly Article[];
  readonly path: string;
}

export function Series({ name, parts, path }: SeriesProps) {
  const number = parts.findIndex((part) => part.path === path) + 1;
  return (
    <nav className={styles.series} aria-label={name}>
      <p className="caption">{words.part(number, parts.length)}</p>
      <p className={styles.name}>{name}</p>
      <ol>
        {parts.map((part) => (
          <li key={part.path}>
            <a href={part.path} aria-current={part.path === path ? 'page' : undefined}>
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
