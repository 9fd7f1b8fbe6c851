import { useId, useRef } from 'react';
import styles from './App.module.css';

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
}

/** Asks before something is gone. */
export function ConfirmButton({ label, question, onConfirm }: ConfirmButtonProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={id}>
        <form method="dialog">
          <p id={id}>{question}</p>
          <div className={styles.row}>
            <button type="submit" onClick={onConfirm}>
              {label}
            </button>
            <button type="submit">Keep it</button>
          </div>
        </form>
      </dialog>
    </>
  );
}
