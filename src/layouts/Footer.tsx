import type { ReactNode } from 'react';
import { home } from '#content/home.ts';
import { LinkIcon } from '#design/ui/Icon.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { subscribe, layout as words } from '#language';
import type { PublishedPage } from '#site/publish/published.ts';
import site from '#site-config';
import styles from './Footer.module.css';

interface FooterProps {
  readonly hasPosts: boolean;
  readonly ownPages: readonly PublishedPage[];
  readonly logo?: ReactNode;
  readonly children?: ReactNode;
}

/** The names of two links are translated. Others are capitalized. */
const nameOf = (kind: string) =>
  kind === 'code' || kind === 'profile'
    ? words[kind]
    : kind.replace(/^[a-z]/, (first) => first.toUpperCase());

export function Footer({ hasPosts, ownPages, logo, children }: FooterProps) {
  const pages = [
    ...(hasPosts ? [{ path: '/#blogposts', title: words.footerPosts }] : []),
    ...(site.list ? [{ path: '/subscribe', title: subscribe.title }] : []),
    ...(hasPosts ? [{ path: '/feed.xml', title: words.feed }] : []),
    ...ownPages,
  ];
  const elsewhere = Object.entries(site.links);
  return (
    <footer className={styles.footer}>
      <div className={`column ${styles.block}`}>
        <div className={styles.who}>
          {logo}
          <p>
            <strong>{site.owner.name}</strong> <span className="caption">{home.role}</span>
          </p>
        </div>
        {pages.length + elsewhere.length > 0 && (
          <ul className={styles.links}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
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
        <div>{children}</div>
      </div>
    </footer>
  );
}
