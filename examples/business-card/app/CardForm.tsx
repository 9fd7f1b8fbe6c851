import { useId, useState } from 'react';
import styles from './App.module.css';
import { type Card, layouts } from './card.ts';
import { PhotoField } from './PhotoField.tsx';
import { type Field, fields, problemOf } from './problems.ts';

export interface CardFormProps {
  readonly card: Card;
  readonly change: (changes: Partial<Card>) => void;
}

const layoutNames = { drawing: 'Title block', portrait: 'Portrait', centered: 'Centered' } as const;

export function CardForm({ card, change }: CardFormProps) {
  return (
    <section className={styles.form} aria-label="What is on the card">
      <fieldset className={styles.choices}>
        <legend>Layout</legend>
        {layouts.map((layout) => (
          <label key={layout}>
            <input
              type="radio"
              name="layout"
              checked={card.layout === layout}
              onChange={() => change({ layout })}
            />
            <svg viewBox="0 0 34 22" aria-hidden="true">
              <path d={sketches[layout]} />
            </svg>
            {layoutNames[layout]}
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        {fields.map((field) => (
          <TextField key={field.name} field={field} card={card} change={change} />
        ))}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={card.isFamilyFirst}
          onChange={({ target }) => change({ isFamilyFirst: target.checked })}
        />
        The family name comes first
      </label>
      <PhotoField photo={card.photo} onChange={(photo) => change({ photo })} />
    </section>
  );
}

/** Each layout in miniature. */
const sketches = {
  drawing: 'M1 1h32v20h-32zM1 15h32M12 15v6M23 15v6M5 6h14M5 10h8',
  portrait: 'M1 1h32v20h-32zM13 1v20M17 7h12M17 11h8M17 15h10M4 17c0-6 6-6 6 0M7 7v3',
  centered: 'M1 1h32v20h-32zM14 6a3 3 0 0 0 6 0a3 3 0 0 0-6 0M10 13h14M13 17h8',
} as const;

function TextField({ field, card, change }: CardFormProps & { readonly field: Field }) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const found = problemOf(card, field);
  // Nobody is corrected in the middle of a word, except where it is too long already.
  const problem = isTyping && !found?.startsWith('Too long') ? null : found;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        type={field.type}
        dir="auto"
        autoComplete={field.autoComplete}
        value={card[field.name]}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={({ target }) => change({ [field.name]: target.value })}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
      />
      {problem !== null && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
