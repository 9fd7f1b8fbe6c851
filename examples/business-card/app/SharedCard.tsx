import styles from './App.module.css';
import { Bench } from './Bench.tsx';
import { type Card, fullName, webAddress } from './card.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { SaveContact } from './SaveContact.tsx';

/** What a person who opens a link sees: the card, and what to do with it. Their own card is left alone. */
export function SharedCard({ card }: { readonly card: Card }) {
  const { phone, email, website, profile } = card;
  const links = [
    { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { text: email, href: `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}` },
    { text: website, href: webAddress(website) ?? '' },
    { text: profile, href: webAddress(profile) ?? '' },
  ].filter(({ text }) => text.trim() !== '');
  return (
    <main className={styles.app}>
      <header className={styles.top}>
        <h1 dir="auto">{fullName(card)}</h1>
        <p className={styles.note} dir="auto">
          {[card.role, card.company, card.place].filter(Boolean).join(', ')}
        </p>
      </header>
      <div className={styles.columns}>
        <Bench card={card} />
        <div className={styles.side}>
          <ul className={styles.links}>
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href} rel="noreferrer">
                  <bdi>{text}</bdi>
                </a>
              </li>
            ))}
          </ul>
          <SaveContact card={card} />
          <p>
            <a href="#edit">Make your own card</a>
          </p>
        </div>
      </div>
      <PrintSheet card={card} count={1} />
    </main>
  );
}
