import type { ReactNode } from 'react';
import { TextLink } from '#design/ui/TextLink.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  readonly name: string;
  readonly role: string;
  readonly codeProfile: string;
  readonly profile: string;
  readonly logo?: ReactNode;
  /** The legal documents. */
  readonly children?: ReactNode;
}

/** The page's title block: who drew it, where to look further, and the legal documents. */
export function Footer({ name, role, codeProfile, profile, logo, children }: FooterProps) {
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
        <ul className={styles.links} aria-label="Elsewhere">
          <li>
            <a href="/#blogposts">Blog posts</a>
          </li>
          <li>
            <a href="/subscribe">Email list</a>
          </li>
          <li>
            <a href="/feed.xml">Feed</a>
          </li>
          <li>
            <TextLink href={codeProfile}>Code</TextLink>
          </li>
          <li>
            <TextLink href={profile}>Profile</TextLink>
          </li>
        </ul>
        <div className={styles.legal}>{children}</div>
      </div>
    </footer>
  );
}
