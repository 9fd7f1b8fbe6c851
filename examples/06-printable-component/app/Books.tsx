import styles from './Books.module.css';
import { ColoringSheet } from './ColoringSheet.tsx';
import type { Desk } from './desk.ts';
import { sheets } from './sheets.ts';

interface Props {
  readonly desk: Desk;
  readonly onChoose: (sheet: string) => void;
}

/** The author's books. Pressing one lays its sheet on the desk. */
export function Books({ desk, onChoose }: Props) {
  return (
    <ul className={styles.books}>
      {sheets.map((sheet) => (
        <li key={sheet.id}>
          <button
            type="button"
            aria-pressed={sheet.id === desk.sheet}
            onClick={() => onChoose(sheet.id)}
          >
            <ColoringSheet
              sheet={sheet}
              desk={{ ...desk, linesOnly: false }}
            />
            <strong>{sheet.book}</strong>
            <span>{sheet.about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
