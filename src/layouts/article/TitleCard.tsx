import type { ReactNode } from 'react';
import { ButtonLink } from '#design/ui/Button.tsx';
import { posts, subscribe, article as words } from '#language';
import { type Article, tagPath } from '#site/content/article.ts';
import site from '#site-config';
import styles from './TitleCard.module.css';

interface TitleCardProps {
  readonly article: Article;
  readonly cover?: ReactNode;
  /** The address of a tutorial's finished program. */
  readonly download: string | undefined;
  /** Ways to share it. */
  readonly children?: ReactNode;
}

/** Keeps short compounds, such as 'front-end', on one line. */
function withWholeCompounds(title: string): ReactNode[] {
  // What the pattern captures has the odd indices.
  return title.split(/\b(\w{1,8}-\w{1,8})\b/).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    );
  });
}

export function TitleCard({ article, cover, download, children }: TitleCardProps) {
  const { title, published, updated, minutes, build, tags, path } = article;
  return (
    <header className={styles.card}>
      <div className={styles.words}>
        <h1>{withWholeCompounds(title)}</h1>
        <ul className={styles.meta}>
          <li>
            {words.by} <strong>{site.owner.name}</strong>
          </li>
          <li>
            <time dateTime={published.iso}>{published.text}</time>
          </li>
          {updated && (
            <li>
              {words.updated} <time dateTime={updated.iso}>{updated.text}</time>
            </li>
          )}
          <li>{posts.minutes(minutes)}</li>
          {build && <li>{words.timeToBuild(build)}</li>}
          {download && (
            <li>
              <a href={download} download="">
                {words.downloadFinished}
              </a>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <a href={tagPath(tag)}>{tag}</a>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {site.list && (
            <ButtonLink href="/subscribe" target="_blank" rel="noopener" tone="accent">
              {subscribe.submit}
            </ButtonLink>
          )}{' '}
          {children}
        </div>
      </div>
      <div id="cover" className={styles.figure} data-cover={path.slice(1)}>
        {cover}
      </div>
    </header>
  );
}
