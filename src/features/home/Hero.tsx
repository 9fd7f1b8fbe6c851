import type { ReactNode } from 'react';
import { ButtonLink } from '#design/ui/Button.tsx';
import styles from './Hero.module.css';
import './hero-drawing.css';

const parts = [
  { name: 'Easy', words: 'Understood at the first touch, by thumb, mouse or keyboard.' },
  { name: 'Fun', words: 'A screen people like to come back to, drawn for them.' },
  { name: 'Helpful', words: 'The right answer underneath, and words when there is none.' },
];

interface HeroProps {
  readonly role: string;
  readonly apps: number;
  readonly tutorials: number;
  /** hero.svg. */
  readonly children?: ReactNode;
}

/** Who, what and why, beside the app taken apart. The legend names the drawing's numbered parts. */
export function Hero({ role, apps, tutorials, children }: HeroProps) {
  return (
    <section id="about" aria-labelledby="headline" className={`grid-paper ${styles.hero}`}>
      <div className={`column ${styles.columns}`}>
        <div className={styles.words}>
          <p className="caption">{role}</p>
          <h1 id="headline" className={styles.headline}>
            I love to build apps that are helpful, fun, and easy to use
          </h1>
          <p className={styles.lead}>
            From the first sketch to the thing in your hands, and the manual nobody needs to open.
          </p>
          <p className={styles.actions}>
            <ButtonLink href="#contact" tone="accent">
              Work With Me
            </ButtonLink>
            <ButtonLink href="#projects">See My Past Work</ButtonLink>
          </p>
        </div>
        {children}
        <ol className={styles.legend}>
          {parts.map(({ name, words }) => (
            <li key={name}>
              <strong>{name}</strong>
              {words}
            </li>
          ))}
        </ol>
        <dl className={styles.block}>
          <div>
            <dt>apps built</dt>
            <dd>{apps}</dd>
          </div>
          <div>
            <dt>tutorials</dt>
            <dd>{tutorials}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
