import { Illustration } from '#design/Illustration.tsx';
import { ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { posts, article as words } from '#language';
import type { PublishedArticle } from '#site/publish/published.ts';
import styles from './ArticleEnd.module.css';

interface ArticleEndProps {
  readonly author: string;
  readonly role: string;
  readonly profile: string | undefined;
  readonly hasList: boolean;
  readonly series: string | undefined;
  readonly related: readonly PublishedArticle[];
  readonly previous: PublishedArticle | undefined;
  readonly next: PublishedArticle | undefined;
}

/** The end of an article: its author, and other articles. */
export function ArticleEnd({
  author,
  role,
  profile,
  hasList,
  series,
  related,
  previous,
  next,
}: ArticleEndProps) {
  return (
    <footer className={styles.end}>
      <div className={styles.author}>
        <p>
          <strong>{author}</strong>
          <span className="caption">{role}</span>
        </p>
        <p className={styles.links}>
          {hasList && (
            <ButtonLink href="/subscribe" target="_blank" rel="noopener">
              {words.subscribe}
            </ButtonLink>
          )}
          <ButtonLink href="/#contact" target="_blank" rel="noopener">
            {words.getInTouch}
          </ButtonLink>
          {profile && (
            <TextLink href={profile} rel="me">
              {words.profile}
            </TextLink>
          )}
        </p>
      </div>
      {(previous || next) && (
        <nav className={styles.neighbors} aria-label={words.others}>
          {previous && <NeighborLink to={previous} rel="prev" series={series} />}
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
      </span>
      <strong>{to.title}</strong>
      <span className={styles.cover} data-cover={to.path.slice(1)}>
        <Illustration of={to.illustration} sizes="8rem" />
      </span>
    </a>
  );
}
