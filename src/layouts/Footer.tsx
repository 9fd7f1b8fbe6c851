import type { ReactNode } from 'react';
import { LinkIcon } from '#design/ui/LinkIcon.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  readonly name: string;
  readonly role: string;
  /** The owner elsewhere, by the name of each link. */
  readonly links: Readonly<Record<string, string>>;
  readonly hasPosts: boolean;
  readonly hasList: boolean;
  readonly logo?: ReactNode;
  /** The legal documents. */
  readonly children?: ReactNode;
}

/** The page's title block: who drew it, where to look further, and the legal documents. */
export function Footer({ name, role, links, hasPosts, hasList, logo, children }: FooterProps) {
  const pages = [
    hasPosts && ['/#blogposts', 'Blog posts'],
    hasList && ['/subscribe', 'Email list'],
    hasPosts && ['/feed.xml', 'Feed'],
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
          <ul className={styles.links} aria-label="Elsewhere">
            {pages.map(([href, words]) => (
              <li key={href}>
                <a href={href}>{words}</a>
              </li>
            ))}
            {elsewhere.map(([kind, href]) => (
              <li key={kind}>
                <TextLink href={href} rel="me">
                  <LinkIcon name={kind} />
                  {kind.replace(/^[a-z]/, (first) => first.toUpperCase())}
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
