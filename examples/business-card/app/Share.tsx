import { useId, useState } from 'react';
import styles from './App.module.css';
import type { CardFormProps } from './CardForm.tsx';
import { linkTo, longestLink } from './link.ts';
import { hasProblems } from './problems.ts';
import { SaveContact } from './SaveContact.tsx';

interface ShareProps extends CardFormProps {
  readonly count: number;
  readonly onCount: (count: number) => void;
}

export function Share({ card, change, count, onCount }: ShareProps) {
  if (hasProblems(card))
    return (
      <section className={styles.share} aria-label="Hand it out">
        <h2>Hand it out</h2>
        <p className={styles.problem}>First put right what is marked above.</p>
      </section>
    );
  return (
    <section className={styles.share} aria-label="Hand it out">
      <h2>Hand it out</h2>
      <CopyLink link={linkTo(card)} />
      <SaveContact card={card} />
      <fieldset className={styles.choices}>
        <legend>The code on the back holds</legend>
        <Choice name="code" on={card.code === 'contact'} choose={() => change({ code: 'contact' })}>
          The contact (works offline)
        </Choice>
        <Choice name="code" on={card.code === 'link'} choose={() => change({ code: 'link' })}>
          The link
        </Choice>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>On paper</legend>
        <Choice name="count" on={count === 1} choose={() => onCount(1)}>
          One, 85 × 55 mm
        </Choice>
        <Choice name="count" on={count === 10} choose={() => onCount(10)}>
          Ten on an A4 sheet
        </Choice>
        <button type="button" onClick={() => print()}>
          Print
        </button>
      </fieldset>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly on: boolean;
  readonly choose: () => void;
  readonly children: string;
}

function Choice({ name, on, choose, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name={name} checked={on} onChange={choose} />
      {children}
    </label>
  );
}

function CopyLink({ link }: { readonly link: string }) {
  const id = useId();
  const [copied, setCopied] = useState('');
  if (link.length > longestLink)
    return (
      <p className={styles.problem}>
        Too long for a link: {link.length} characters, and some apps cut links at {longestLink}. Shorten a
        field, or send the contact file.
      </p>
    );
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => document.getElementById(id)?.focus(),
    );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Link to this card</label>
      <div className={styles.row}>
        <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className={styles.main} onClick={copy}>
          Copy link
        </button>
      </div>
      <p className={styles.note} role="status">
        {copied === link ? 'Copied. ' : ''}The whole card is in the link. No server keeps it.
      </p>
    </div>
  );
}
