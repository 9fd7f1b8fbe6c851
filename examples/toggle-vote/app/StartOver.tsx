import { useRef } from 'react';
import styles from './StartOver.module.css';

export function StartOver({ onConfirm }: { readonly onConfirm: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => dialog.current?.showModal()}>
        Start over
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="start-over">
        <form method="dialog">
          <h2 id="start-over">Start over?</h2>
          <p>Your ideas and all votes go, and the sample comes back.</p>
          <div>
            <button type="submit">Keep everything</button>
            <button type="submit" onClick={onConfirm}>
              Start over
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
