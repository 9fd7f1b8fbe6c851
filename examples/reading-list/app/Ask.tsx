import { useId, useRef } from 'react';
import styles from './Ask.module.css';

interface AskProps {
  readonly button: string;
  readonly isQuiet?: boolean;
  /** What a screen reader reads for the button, where several have the same words. */
  readonly label?: string;
  readonly title: string;
  readonly says: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** A button whose work can't be undone, so that it asks first. */
export function Ask({ button, isQuiet, label, title, says, yes, no, onYes }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        data-quiet={isQuiet}
        aria-label={label}
        onClick={() => dialog.current?.showModal()}
      >
        {button}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <form method="dialog">
          <h2 id={id}>{title}</h2>
          <p>{says}</p>
          <div>
            <button type="submit">{no}</button>
            <button type="submit" onClick={onYes}>
              {yes}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
