import type { ReactNode } from 'react';
import { ButtonLink } from '#design/ui/Button.tsx';
import { ThemeSwitch } from '#features/theme/ThemeSwitch.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  readonly name: string;
  /** Whether the anchors are on this page. */
  readonly home?: boolean;
  /** The owner's own pages that it leads to. */
  readonly pages?: readonly { readonly title: string; readonly path: string }[];
  readonly logo?: ReactNode;
}

/** Sticks to the top. On a phone the name scrolls away and the links stay. */
export function Header({ name, home = false, pages = [], logo }: HeaderProps) {
  const page = home ? '' : '/';
  return (
    <>
      <a href="#main" className={`hidden-visually ${styles.skip}`}>
        Skip to the content
      </a>
      <header className={styles.header}>
        <div className={`column ${styles.bar}`}>
          <a href="/" className={styles.brand} aria-current={home ? 'page' : undefined}>
            {logo}
            {name}
          </a>
          <ThemeSwitch />
          <nav aria-label="Main" className={styles.links}>
            <a href={`${page}#projects`}>Past Work</a>
            <a href={`${page}#skills`}>Skills</a>
            <a href={`${page}#blogposts`}>Blog Posts</a>
            {pages.map(({ title, path }) => (
              <a key={path} href={path}>
                {title}
              </a>
            ))}
            <ButtonLink href={`${page}#contact`} tone="accent" className={styles.contact}>
              Contact Me
            </ButtonLink>
          </nav>
        </div>
      </header>
    </>
  );
}
