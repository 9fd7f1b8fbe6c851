import styles from './Books.module.css';
import { ColoringSheet } from './ColoringSheet.tsx';
import type { Drawing } from './drawing.ts';
import { sheets } from './sheets.ts';

interface Props {
  readonly drawing: Drawing;
  readonly onChoose: (sheet: string) => void;
}

/** The author's books. Pressing one opens its sheet. */
export function Books({ drawing, onChoose }: Props) {
  return (
    <ul className={styles.books}>
      {sheets.map((sheet) => (
        <li key={sheet.id}>
          <button
            type="button"
            aria-pressed={sheet.id === drawing.sheet}
            onClick={() => onChoose(sheet.id)}
          >
            <ColoringSheet
              sheet={sheet}
              drawing={{ ...drawing, linesOnly: false }}
            />
            <strong>{sheet.book}</strong>
            <span>{sheet.about}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
