import type { ReactNode } from 'react';
import { projects } from '#content/projects.ts';
import { skills } from '#content/skills.ts';
import { ButtonLink } from '#design/ui/Button.tsx';
import { IconButton } from '#design/ui/IconButton.tsx';
import { ThemeSwitch } from '#features/theme/ThemeSwitch.tsx';
import { search, layout as words } from '#language';
import type { PublishedPage } from '#site/publish/published.ts';
import site from '#site-config';
import styles from './Header.module.css';

interface HeaderProps {
  readonly home: boolean;
  readonly hasPosts: boolean;
  /** The owner's own pages. On a phone, they are only in the footer. */
  readonly ownPages: readonly PublishedPage[];
  readonly logo?: ReactNode;
}

/** For open-search.ts. A build makes a file of it: integrations/bundles.ts. */
const searchCode = import.meta.env.DEV ? '/src/features/search/dialog.ts' : '/search/dialog.js';

/** Sticks to the top. On a phone, the name scrolls away. */
export function Header({ home, hasPosts, ownPages, logo }: HeaderProps) {
  const page = home ? '' : '/';
  return (
    <>
      <a href="#main" className={`hidden-visually ${styles.skip}`}>
        {words.skip}
      </a>
      <header className={styles.header}>
        <div className={`column ${styles.bar}`}>
          <a href="/" className={styles.brand} aria-current={home ? 'page' : undefined}>
            {logo}
            {site.owner.name}
          </a>
          {hasPosts && (
            <IconButton
              icon="search"
              data-search={searchCode}
              aria-haspopup="dialog"
              title={search.buttonTitle}
            />
          )}
          <ThemeSwitch />
          <nav aria-label={words.navigation} className={styles.links}>
            {projects.length > 0 && <a href={`${page}#projects`}>{words.projects}</a>}{' '}
            {skills.length > 0 && <a href={`${page}#skills`}>{words.skills}</a>}{' '}
            {hasPosts && <a href={`${page}#blogposts`}>{words.posts}</a>}{' '}
            {ownPages.map(({ title, path }) => (
              <a key={path} href={path} className={styles.own}>
                {title}
              </a>
            ))}
            <ButtonLink href={`${page}#contact`} tone="accent" className={styles.contact}>
              {words.contact}
            </ButtonLink>
          </nav>
        </div>
      </header>
    </>
  );
}
