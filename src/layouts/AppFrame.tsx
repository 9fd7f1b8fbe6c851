import { Icon } from '#design/ui/Icon.tsx';
import { ThemeSwitch } from '#features/theme/ThemeSwitch.tsx';
import { app as words } from '#language';
import styles from './AppFrame.module.css';

interface AppFrameProps {
  readonly title: string;
  readonly owner: string;
  /** The article that teaches it. */
  readonly article: string | undefined;
  readonly source: string | undefined;
}

/** The page around an app: links to its source, and the element that it fills. The app has its own main element and heading. */
export function AppFrame({ title, owner, article, source }: AppFrameProps) {
  return (
    <>
      <header className={styles.header}>
        <div className={`column ${styles.bar}`}>
          <a href="/#projects" className={styles.back}>
            <Icon name="arrow-left" size={16} />
            <span>{words.back(owner)}</span>
          </a>
          <p className={styles.title}>{title}</p>
          {(article || source) && (
            <nav aria-label={words.about} className={styles.links}>
              {article && <a href={article}>{words.howItWasBuilt}</a>}
              {source && <a href={source}>{words.source}</a>}
            </nav>
          )}
          <ThemeSwitch />
        </div>
      </header>
      <div id="app" className={styles.app} data-failed={words.failed}>
        <p className={`column ${styles.opening}`} role="status">
          {words.opening}
        </p>
      </div>
      <noscript>
        <p className={`column ${styles.noScript}`}>{words.noScript}</p>
      </noscript>
    </>
  );
}
