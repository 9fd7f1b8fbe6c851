import { pen } from '#design/drawing/kit.tsx';
import { Offline } from '#design/drawing/scenes/states.tsx';
import { Button } from '#design/ui/Button.tsx';
import styles from './CommentArea.module.css';

/** Three comments in outline. */
export function LoadingList() {
  return (
    <div className={styles.outlines}>
      <p className="hidden-visually">Loading comments</p>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.outline} />
      ))}
    </div>
  );
}

/**
 * Code could not be fetched: there is no network, or a newer version of the site has taken its place. A browser may
 * remember a failed import for as long as the page is open, so only loading the page again can help.
 */
export function Unreachable({ what }: { readonly what: string }) {
  return (
    <div className={styles.list} role="alert">
      <p className={styles.connection}>{what} could not be loaded. Check your connection.</p>
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </div>
  );
}

/** Nothing has come yet, and nothing can: the plug is out. */
export function OutOfReach() {
  return (
    <div className={`${styles.empty} ${styles.late}`} role="status">
      <svg viewBox="0 0 120 80" className={styles.emptyDrawing} aria-hidden="true" {...pen}>
        <Offline />
      </svg>
      <p>The comments can’t be reached right now.</p>
      <p className={styles.hint}>They appear here when the connection is back.</p>
    </div>
  );
}

/** Nobody has written yet: two sheets, one of them still to be filled. */
export function Empty() {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" className={styles.emptyDrawing} aria-hidden="true">
        <path
          className={styles.sheetLine}
          d="M20 14h78a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H44L30 64V52H20a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4Z"
        />
        <path d="M28 27h46M28 38h30" />
        <path
          className={styles.dashedLine}
          d="M76 60h64a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4Z"
        />
        <circle className={styles.spotPart} cx="72" cy="38" r="5" />
      </svg>
      <p>Be the first to comment</p>
    </div>
  );
}
