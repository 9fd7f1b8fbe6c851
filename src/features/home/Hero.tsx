import type { ReactNode } from 'react';
import { Illustration } from '#design/Illustration.tsx';
import { ButtonLink } from '#design/ui/Button.tsx';
import type { Picture } from '#site/content/pictures.ts';
import type { Home } from '#site/home.ts';
import styles from './Hero.module.css';
import { Numbered } from './Numbered.tsx';
import './hero-drawing.css';

interface HeroProps {
  readonly home: Home;
  readonly name: string;
  readonly person: string | Picture | undefined;
  readonly hasProjects: boolean;
  /** The drawing and what runs in its place, or the owner's portrait. */
  readonly children?: ReactNode;
}

/** Who, what and why, beside the app taken apart. The legend names the drawing's numbered parts. */
export function Hero({ home, name, person, hasProjects, children }: HeroProps) {
  return (
    <section id="about" className={`grid-paper ${styles.hero}`}>
      <div className={`column ${styles.columns}`}>
        <div className={styles.words}>
          <div className={`caption ${styles.person}`}>
            {person && <Illustration of={person} alt={name} sizes="4rem" />}
            <p>
              {home.role}
              {home.about && (
                <>
                  {'\u00a0·\u00a0'}
                  <a href={home.about.link}>{home.about.words}</a>
                </>
              )}{' '}
              {home.availability && <strong>{home.availability}</strong>}
            </p>
          </div>
          <h1 className={styles.headline}>{home.headline}</h1>
          <p className={styles.lead}>{home.lead}</p>
          <p className={styles.actions}>
            <ButtonLink href="#contact" tone="accent">
              {home.buttons.contact}
            </ButtonLink>{' '}
            {hasProjects && <ButtonLink href="#projects">{home.buttons.projects}</ButtonLink>}
          </p>
        </div>
        <div className={styles.figure}>{children}</div>
        <Numbered of={home.parts} className={styles.legend} />
      </div>
    </section>
  );
}
