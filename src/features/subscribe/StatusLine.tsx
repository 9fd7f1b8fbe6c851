import styles from './Subscribe.module.css';
import type { Piece } from './safe-message.ts';
import type { Status } from './status.ts';

/** Says how it goes, to eyes and to screen readers. It is there from the start, so that what comes into it is heard. */
export function StatusLine({ status }: { readonly status: Status }) {
  return (
    <div className={styles.news}>
      <p role="status" className={styles.status} data-kind={status?.kind}>
        {status?.kind === 'sending' && 'sending...'}
        {status?.kind === 'success' && <Pieces of={status.message} />}
      </p>
      {status?.kind === 'error' && (
        <p role="alert" className={styles.status} data-kind="error">
          <Pieces of={status.message} />
        </p>
      )}
    </div>
  );
}

function Pieces({ of: pieces }: { readonly of: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    // A message never changes its order, so the place is the key.
    return piece.kind === 'bold' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <strong key={index}>
        <Pieces of={piece.pieces} />
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer">
        <Pieces of={piece.pieces} />
      </a>
    );
  });
}
