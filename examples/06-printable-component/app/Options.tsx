import styles from './App.module.css';
import { type Drawing, firstDrawing, longestName } from './drawing.ts';

interface Props {
  readonly drawing: Drawing;
  readonly onChange: (drawing: Drawing) => void;
  readonly isKept: boolean;
}

const question = 'Start over? Every color on all three sheets is lost.';

/** What is said about the sheet before it is printed. */
export function Options({ drawing, onChange, isKept }: Props) {
  function startOver() {
    if (confirm(question)) onChange(firstDrawing);
  }

  return (
    <div className={styles.options}>
      <label className={styles.field}>
        Whose sheet is this?
        <input
          value={drawing.child}
          maxLength={longestName}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) =>
            onChange({ ...drawing, child: target.value })
          }
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={drawing.linesOnly}
          onChange={({ target }) =>
            onChange({ ...drawing, linesOnly: target.checked })
          }
        />
        Print the lines without the colors
      </label>
      <button type="button" onClick={startOver}>
        Start over
      </button>
      {!isKept && (
        <p role="alert" className={styles.alert}>
          This browser has no room to keep your colors. They stay until you
          close the page: print the sheet before you do.
        </p>
      )}
    </div>
  );
}
