import { useRef } from 'react';
import styles from './App.module.css';

export function StartOver({ onStartOver }: { readonly onStartOver: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={styles.quiet} onClick={() => dialog.current?.showModal()}>
        Start over
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="start-over">
        <form method="dialog">
          <p id="start-over">Start over with the sample? Your card is then gone from this browser.</p>
          <div className={styles.row}>
            <button type="submit" onClick={onStartOver}>
              Start over
            </button>
            <button type="submit">Keep my card</button>
          </div>
        </form>
      </dialog>
    </>
  );
}
