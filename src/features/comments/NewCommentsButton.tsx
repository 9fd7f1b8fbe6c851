import { Button } from '#design/ui/Button.tsx';
import { Icon } from '#design/ui/Icon.tsx';
import styles from './CommentArea.module.css';
import { commentCount } from './words.ts';

/** What others have written meanwhile waits behind this, so that nothing moves while it is being read. */
export function NewCommentsButton({
  count,
  onShow,
}: {
  readonly count: number;
  readonly onShow: () => void;
}) {
  return (
    <div className={styles.held}>
      <p role="status" className="hidden-visually">
        {count > 0 && `${commentCount(count, 'new')}.`}
      </p>
      {count > 0 && (
        <Button onClick={onShow} className={styles.heldButton}>
          <Icon name="arrow-down" />
          Show {commentCount(count, 'new')}
        </Button>
      )}
    </div>
  );
}
