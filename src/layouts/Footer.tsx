import type { ReactNode } from 'react';
import { LinkIcon } from '#design/ui/Icon.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { layout as words } from '#language';
import type { PublishedPage } from '#site/publish/published.ts';
import styles from './Footer.module.css';

interface FooterProps {
  readonly name: string;
  readonly role: string;
  /** The owner's other profiles, by name. */
  readonly links: Readonly<Record<string, string>>;
  readonly hasPosts: boolean;
  readonly hasList: boolean;
  readonly ownPages: readonly PublishedPage[];
  readonly logo?: ReactNode;
  /** The legal documents. */
  readonly children?: ReactNode;
}

/** The names of two links are translated. Others are capitalized. */
function nameOf(kind: string): string {
  if (kind === 'code' || kind === 'profile') return words[kind];
  return kind.replace(/^[a-z]/, (first) => first.toUpperCase());
}

export function Footer({ name, role, links, hasPosts, hasList, ownPages, logo, children }: FooterProps) {
  const pages = [
    hasPosts && ['/#blogposts', words.footerPosts],
    hasList && ['/subscribe', words.list],
    hasPosts && ['/feed.xml', words.feed],
    ...ownPages.map(({ title, path }) => [path, title]),
  ].filter((page) => page !== false);
  const elsewhere = Object.entries(links);
  return (
    <footer className={styles.footer}>
      <div className={`column ${styles.block}`}>
        <div className={styles.who}>
          {logo}
          <p>
            <strong>{name}</strong>
            <span className="caption">{role}</span>
          </p>
        </div>
        {pages.length + elsewhere.length > 0 && (
          <ul className={styles.links} aria-label={words.elsewhere}>
            {pages.map(([href, name]) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
            {elsewhere.map(([kind, href]) => (
              <li key={kind}>
                <TextLink href={href} rel="me">
                  <LinkIcon name={kind} />
                  {nameOf(kind)}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.legal}>{children}</div>
      </div>
    </footer>
  );
}
