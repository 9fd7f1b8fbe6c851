import type { ReactNode } from 'react';
import { ButtonLink } from '#design/ui/Button.tsx';
import { notFound as words } from '#language';
import styles from './NotFound.module.css';
import type { Sections } from './sections.ts';

const ways = words.otherWays;

interface NotFoundProps {
  readonly sections: Sections;
  readonly children?: ReactNode;
}

export function NotFound({ sections: { posts, projects }, children }: NotFoundProps) {
  return (
    <div className={`column ${styles.screen}`}>
      <div className={styles.card}>
        <div className={styles.drawing}>{children}</div>
        <div className={styles.words}>
          <p className="caption">{words.caption}</p>
          <h1>{words.heading}</h1>
          <p>{words.explanation}</p>
          <p>
            <ButtonLink href="/" tone="accent">
              {words.home}
            </ButtonLink>
          </p>
          <p>
            {ways.or} {(posts || projects) && `${ways.look} `}
            {posts && <a href="/#blogposts">{ways.tutorials}</a>}
            {posts && projects && ` ${ways.and} `}
            {projects && <a href="/#projects">{ways.apps}</a>}
            {(posts || projects) && `${ways.orElse} `}
            <a href="/#contact">{ways.contact}</a> {ways.after}
          </p>
        </div>
      </div>
    </div>
  );
}
