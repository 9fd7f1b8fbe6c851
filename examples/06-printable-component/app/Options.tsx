import styles from './App.module.css';
import { type Desk, firstDesk, longestName } from './desk.ts';

interface Props {
  readonly desk: Desk;
  readonly onChange: (desk: Desk) => void;
  readonly isKept: boolean;
}

const question = 'Start over? Every color on all three sheets is lost.';

/** What is said about the sheet before it is printed. */
export function Options({ desk, onChange, isKept }: Props) {
  function startOver() {
    if (confirm(question)) onChange(firstDesk);
  }

  return (
    <div className={styles.options}>
      <label className={styles.field}>
        Whose sheet is this?
        <input
          value={desk.child}
          maxLength={longestName}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) =>
            onChange({ ...desk, child: target.value })
          }
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={desk.linesOnly}
          onChange={({ target }) =>
            onChange({ ...desk, linesOnly: target.checked })
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
