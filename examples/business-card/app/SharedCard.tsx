import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import styles from './App.module.css';
import { CardView } from './CardView.tsx';
import { type Card, dialed, fullName, hiddenHost, webAddress } from './card.ts';
import { saveContact } from './vcard.ts';

/** What a person who opens a link sees. Their own card is left alone. */
export function SharedCard({ card }: { readonly card: Card | 'unreadable' }) {
  return (
    <main className={`${shell.app} ${styles.page}`} lang="en" dir="ltr">
      {card === 'unreadable' ? (
        <header>
          <h1>This link holds no whole card</h1>
          <p>It was probably cut off on its way. Ask for it once more, or for the contact file.</p>
        </header>
      ) : (
        <WholeCard card={card} />
      )}
      <p>
        <a href="#edit">Make your own card</a>
      </p>
    </main>
  );
}

function WholeCard({ card }: { readonly card: Card }) {
  const { phone, email, website, profile } = card;
  const links = {
    [`tel:${dialed(phone).replace(/[^\d+]/g, '')}`]: phone,
    [`mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`]: email,
    [webAddress(website) ?? '']: website,
    [webAddress(profile) ?? '']: profile,
  };
  return (
    <>
      <header>
        <h1 dir="auto">{fullName(card)}</h1>
        <p>{[card.role, card.company, card.place].filter(Boolean).join(', ')}</p>
      </header>
      <div className={styles.columns}>
        <CardView card={card} />
        <div className={styles.form}>
          <ul className={styles.links}>
            {Object.entries(links).map(
              ([href, text]) =>
                href &&
                text.trim() && (
                  <li key={href}>
                    <a href={href} rel="noreferrer">
                      <bdi>{text}</bdi>
                    </a>
                    {/^http/.test(href) && hiddenHost(text) && <bdi dir="ltr"> ({hiddenHost(text)})</bdi>}
                  </li>
                ),
            )}
          </ul>
          <Button className={shell.primary} onClick={() => saveContact(card)}>
            Save contact
          </Button>
        </div>
      </div>
    </>
  );
}
