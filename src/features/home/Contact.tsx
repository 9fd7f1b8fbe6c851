import type { ReactNode } from 'react';
import { Drawing } from '#design/Drawing.tsx';
import { ButtonLink } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import { home as words } from '#language';
import type { SiteConfig } from '#site/config.ts';
import type { Home } from '#site/home.ts';
import styles from './Contact.module.css';
import { Numbered } from './Numbered.tsx';
import section from './Section.module.css';

interface ContactProps {
  readonly home: Home;
  readonly owner: SiteConfig['owner'];
  readonly form?: ReactNode;
  readonly map?: ReactNode;
}

/** The number to dial. After a country code, the (0) for domestic calls is left out. */
const dialled = (phone: string) =>
  (phone.startsWith('+') ? phone.replace('(0)', '') : phone).replace(/[^+\d]/g, '');

/** The contact form as a card with a cut line, and the other ways to reach the owner. */
export function Contact({ home, owner, form, map }: ContactProps) {
  const { call, rates, firstWeek, titles } = home;
  const { email, phone, address } = owner;
  return (
    <section id="contact" className={`grid-paper ${section.section}`}>
      <div className={`column ${styles.column}`}>
        <div className={styles.card}>
          <div className={styles.scissors} data-points="">
            <Drawing name="scissors" />
          </div>
          <div className={styles.form}>
            <h2>{titles.contact}</h2>
            {form}
          </div>
          <div className={styles.reach}>
            <h3 className="caption">{words.reachMe}</h3>
            <address>
              <a href={`mailto:${email}`}>
                <Icon name="mail" />
                {email}
              </a>
              {phone && (
                <a href={`tel:${dialled(phone)}`}>
                  <Icon name="phone" />
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              )}
              {address && (
                <span>
                  <Icon name="pin" />
                  {address}
                </span>
              )}
            </address>
            {map}
          </div>
          {(firstWeek || rates || call) && (
            <div className={styles.after}>
              {firstWeek && <h3>{firstWeek.heading}</h3>}
              {firstWeek && <Numbered of={firstWeek.steps} />}
              {rates && <p>{rates}</p>}
              {call && (
                <ButtonLink href={call.link} target="_blank" rel="noopener">
                  {call.words}
                </ButtonLink>
              )}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
