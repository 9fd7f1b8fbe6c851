import shell from '../../shell/AppShell.module.css';
import styles from './App.module.css';
import { type Drawing, longestName } from './drawing.ts';

interface Props {
  readonly drawing: Drawing;
  readonly onChange: (drawing: Drawing) => void;
}

/** What is said about the sheet before it is printed. */
export function Options({ drawing, onChange }: Props) {
  return (
    <div className={styles.options}>
      <label className={shell.field}>
        Whose sheet is this?
        <input
          type="text"
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
    </div>
  );
}
