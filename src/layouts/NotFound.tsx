import type { ReactNode } from 'react';
import { ButtonLink } from '#design/ui/Button.tsx';
import styles from './NotFound.module.css';
import type { Sections } from './sections.ts';

interface NotFoundProps {
  readonly sections: Sections;
  readonly children?: ReactNode;
}

/** The answer to an address that has no page, beside its drawing. */
export function NotFound({ sections: { posts, projects }, children }: NotFoundProps) {
  return (
    <div className={`column ${styles.screen}`}>
      <div className={styles.card}>
        <div className={styles.drawing}>{children}</div>
        <div className={styles.words}>
          <p className="caption">Part 404</p>
          <h1>This part is missing from the parts list</h1>
          <p>
            The address may have a letter too many, or the page has moved. Everything that is here can be
            reached from the home page.
          </p>
          <p>
            <ButtonLink href="/" tone="accent">
              To the home page
            </ButtonLink>
          </p>
          <p>
            Or {(posts || projects) && 'look through the '}
            {posts && <a href="/#blogposts">tutorials</a>}
            {posts && projects && ' and the '}
            {projects && <a href="/#projects">apps</a>}
            {(posts || projects) && ', or '}
            <a href="/#contact">tell me</a> what you were looking for.
          </p>
        </div>
      </div>
    </div>
  );
}
