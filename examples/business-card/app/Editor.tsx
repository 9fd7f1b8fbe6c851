import { useRef, useState, useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import styles from './App.module.css';
import { CardView } from './CardView.tsx';
import { type Card, fields, longest, readCard, sampleCard } from './card.ts';
import { linkTo, longestLink } from './link.ts';
import { PhotoField } from './PhotoField.tsx';
import { saveContact } from './vcard.ts';

const kept = keep('app:business-card:card', readCard, sampleCard);

export function Editor() {
  const card = useSyncExternalStore(kept.watch, kept.current);
  const isSaved = useSyncExternalStore(kept.watch, kept.isSaved);
  const change = (changes: Partial<Card>) => kept.change({ ...kept.current(), ...changes });
  return (
    <AppShell isSaved={isSaved} startOver={kept.startOver} className={styles.page}>
      <h1>Your card</h1>
      <div className={styles.columns}>
        <CardView card={card} />
        <CardForm card={card} change={change} />
      </div>
    </AppShell>
  );
}

interface CardFormProps {
  readonly card: Card;
  readonly change: (changes: Partial<Card>) => void;
}

/** The browser says what is wrong in a field when the card is handed out. */
function CardForm({ card, change }: CardFormProps) {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return (
    <form className={styles.side} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        {names.map((name) => {
          const { label, ...checks } = fields[name];
          return (
            <label key={name} className={styles.field}>
              {label}
              <input
                dir="auto"
                maxLength={longest}
                {...checks}
                value={card[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </label>
          );
        })}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={card.order !== ''}
          onChange={({ target }) => change({ order: target.checked ? 'family first' : '' })}
        />
        The family name comes first
      </label>
      <PhotoField photo={card.photo} onChange={(photo) => change({ photo })} />
      <HandOut card={card} />
    </form>
  );
}

function HandOut({ card }: { readonly card: Card }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const link = linkTo(card);
  const isTooLong = link.length > longestLink;
  /** Nothing goes out before the browser has found every field right. */
  const checked = (act: () => void) => () => input.current?.form?.reportValidity() && act();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => input.current?.select(),
    );
  return (
    <section className={styles.share} aria-label="Hand it out">
      <h2>Hand it out</h2>
      <label className={styles.field}>
        Link to this card
        <input ref={input} readOnly value={link} />
      </label>
      <p className={styles.note} role="status">
        {copied === link && 'Copied. '}
        {isTooLong
          ? `Too long: some apps cut links at ${longestLink} characters. Shorten a field, or send the contact file.`
          : 'The whole card is in the link, but for its photo. No server keeps it.'}
      </p>
      <div className={styles.row}>
        <button type="button" className={styles.main} onClick={checked(copy)}>
          Copy link
        </button>
        <button type="button" onClick={checked(() => saveContact(card))}>
          Save contact
        </button>
        <button type="button" onClick={checked(() => print())}>
          Print
        </button>
      </div>
      <p className={styles.note}>On paper, front and back are side by side: cut them out, and fold once.</p>
    </section>
  );
}
