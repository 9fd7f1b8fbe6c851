import type { ReactNode } from 'react';
import { ButtonLink } from '#design/ui/Button.tsx';
import { home as language } from '#language';
import type { Home } from '#site/home.ts';
import styles from './Hero.module.css';
import './hero-drawing.css';

interface HeroProps {
  readonly home: Home;
  readonly apps: number;
  readonly tutorials: number;
  /** The drawing, or the owner's portrait. */
  readonly children?: ReactNode;
}

/** Who, what and why, beside the app taken apart. The legend names the drawing's numbered parts. */
export function Hero({ home, apps, tutorials, children }: HeroProps) {
  const counts = [
    [language.apps(apps), apps],
    [language.tutorials(tutorials), tutorials],
  ] as const;
  const shown = counts.filter(([, count]) => count > 0);
  return (
    <section id="about" aria-labelledby="headline" className={`grid-paper ${styles.hero}`}>
      <div className={`column ${styles.columns}`}>
        <div className={styles.words}>
          <p className="caption">{home.role}</p>
          <h1 id="headline" className={styles.headline}>
            {home.headline}
          </h1>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.actions}>
            <ButtonLink href="#contact" tone="accent">
              {home.buttons.contact}
            </ButtonLink>
            {apps > 0 && <ButtonLink href="#projects">{home.buttons.projects}</ButtonLink>}
          </p>
        </div>
        {children}
        <ol className={styles.legend}>
          {home.parts.map(({ name, words }) => (
            <li key={name}>
              <strong>{name}</strong>
              {words}
            </li>
          ))}
        </ol>
        {shown.length > 0 && (
          <dl className={styles.block}>
            {shown.map(([what, count]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
