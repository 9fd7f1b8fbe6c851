import { home } from '#content/home.ts';
import { Illustration } from '#design/Illustration.tsx';
import { ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { posts, subscribe, article as words } from '#language';
import type { PublishedArticle } from '#site/publish/published.ts';
import site from '#site-config';
import styles from './ArticleEnd.module.css';

interface ArticleEndProps {
  readonly series: string | undefined;
  readonly related: readonly PublishedArticle[];
  readonly previous: PublishedArticle | undefined;
  readonly next: PublishedArticle | undefined;
}

export function ArticleEnd({ series, related, previous, next }: ArticleEndProps) {
  const { owner, links, list } = site;
  return (
    <footer className={styles.end}>
      <div className={styles.author}>
        <p>
          <strong>{owner.name}</strong> <span className="caption">{home.role}</span>
        </p>
        <p className={styles.links}>
          {list && (
            <ButtonLink href="/subscribe" target="_blank" rel="noopener">
              {subscribe.submit}
            </ButtonLink>
          )}{' '}
          <ButtonLink href="/#contact" target="_blank" rel="noopener">
            {words.getInTouch}
          </ButtonLink>{' '}
          {links.profile && (
            <TextLink href={links.profile} rel="me" className="tap-target">
              {words.profile}
            </TextLink>
          )}
        </p>
      </div>
      {(previous || next) && (
        <nav className={styles.neighbors} aria-label={words.others}>
          {previous && <NeighborLink to={previous} rel="prev" series={series} />}{' '}
          {next && <NeighborLink to={next} rel="next" series={series} />}
        </nav>
      )}
      {related.length > 0 && (
        <nav className={styles.related} aria-label={words.related}>
          <h2>{words.related}</h2>
          <ul>
            {related.map(({ path, title, published, minutes }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <span className="caption">
                  <time dateTime={published.iso}>{published.text}</time>
                  {` · ${posts.minutes(minutes)}`}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}

interface NeighborLinkProps {
  readonly to: PublishedArticle;
  readonly rel: 'prev' | 'next';
  /** That of the page's article. */
  readonly series: string | undefined;
}

/** Its small cover grows into that article's title card by a view transition. */
function NeighborLink({ to, rel, series }: NeighborLinkProps) {
  const isNext = rel === 'next';
  const { next, previous } = series !== undefined && to.series === series ? words.neighborParts : words;
  return (
    <a href={to.path} rel={rel} className={isNext ? styles.next : undefined}>
      <span className="caption">
        {!isNext && <Icon name="arrow-left" size={16} />}
        {isNext ? next : previous}
        {isNext && <Icon name="arrow-right" size={16} />}
      </span>{' '}
      <strong>{to.title}</strong>
      <span className={styles.cover} data-cover={to.path.slice(1)}>
        <Illustration of={to.illustration} sizes="8rem" />
      </span>
    </a>
  );
}
