import { useState } from 'react';
import styles from './App.module.css';
import type { Card } from './card.ts';
import { fileName, type Version, vcard } from './vcard.ts';

/** The card as a file that a phone's address book takes. */
export function SaveContact({ card }: { readonly card: Card }) {
  const [version, setVersion] = useState<Version>('3.0');
  const save = () => {
    const file = new Blob([vcard(card, version)], { type: 'text/vcard;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = fileName(card);
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={styles.row}>
      <button type="button" onClick={save}>
        Save contact
      </button>
      <label>
        as{' '}
        <select value={version} onChange={({ target }) => setVersion(target.value === '4.0' ? '4.0' : '3.0')}>
          <option value="3.0">vCard 3.0, for most phones</option>
          <option value="4.0">vCard 4.0</option>
        </select>
      </label>
    </div>
  );
}
