import { subscribe as words } from '#language';
import styles from './StatusLine.module.css';
import type { SafeMessage } from './safe-message.ts';
import type { Status } from './subscribe.ts';

/** Shows the status. Its element is there from the start, so that screen readers announce a change. */
export function StatusLine({ status }: { readonly status: Status }) {
  const message = status?.kind === 'sending' ? [words.sending] : (status?.message ?? []);
  const isError = status?.kind === 'error';
  return (
    <div className={styles.news} data-news>
      <p
        role="status"
        className={styles.status}
        data-kind={status?.kind}
        ref={show(isError ? [] : message)}
      />
      {isError && <p role="alert" className={styles.status} data-kind="error" ref={show(message)} />}
    </div>
  );
}

const show = (message: SafeMessage) => (element: HTMLElement | null) => element?.replaceChildren(...message);
