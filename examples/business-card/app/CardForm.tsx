import { useRef, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { PictureInput } from '../../shell/PictureInput.tsx';
import styles from './App.module.css';
import { type Card, fields, longest } from './card.ts';
import { linkTo } from './link.ts';
import { saveContact } from './vcard.ts';

interface CardFormProps {
  readonly card: Card;
  readonly change: (changes: Partial<Card>) => void;
}

/** What is wrong is written at its field, and the browser says it again when the card is handed out. */
export function CardForm({ card, change }: CardFormProps) {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        {names.map((name) => {
          const { label, ...checks } = {
            pattern: `.{0,${longest}}`,
            title: `At most ${longest} characters.`,
            ...fields[name],
          };
          return (
            <div key={name} className={shell.field}>
              <label htmlFor={name}>{label}</label>
              <input
                id={name}
                {...checks}
                aria-describedby={`${name}-problem`}
                value={card[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
              <p id={`${name}-problem`} className={styles.problem}>
                {checks.title}
              </p>
            </div>
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
      <div className={shell.row}>
        {card.photo && <img className={styles.photo} src={card.photo} alt="The chosen one" />}
        <PictureInput
          label="Choose a photo"
          longestSide={240}
          isSquare
          onPicture={(photo) => change({ photo })}
        />
        {card.photo && (
          <Button
            onClick={({ currentTarget }) => {
              // This button goes away, and the focus goes to the other one.
              currentTarget.parentElement?.querySelector('input')?.focus();
              change({ photo: '' });
            }}
          >
            Remove photo
          </Button>
        )}
      </div>
      <HandOut card={card} />
    </form>
  );
}

function HandOut({ card }: { readonly card: Card }) {
  const address = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const link = linkTo(card);
  /** Nothing goes out before the browser has found every field right. */
  const checked = (act: () => void) => () => address.current?.form?.reportValidity() && act();
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // Refused, or not there at all on a page without https.
      address.current?.select();
    }
  }
  return (
    <section className={styles.handOut} aria-label="Hand it out">
      <h2>Hand it out</h2>
      <label className={shell.field}>
        Link to this card
        <input ref={address} type="text" readOnly value={link} />
      </label>
      <p className={shell.note} aria-live="polite">
        <span>{copied === link && 'Copied. '}</span>The whole card is in the link, but for its photo, which is
        in the contact file. No server keeps it.
      </p>
      <div className={shell.row}>
        <Button className={shell.primary} onClick={checked(copy)}>
          Copy link
        </Button>
        <Button onClick={checked(() => saveContact(card))}>Save contact</Button>
        <Button onClick={checked(() => print())}>Print</Button>
      </div>
      <p className={shell.note}>On paper, front and back are side by side: cut them out, and fold once.</p>
    </section>
  );
}
