import type { SiteConfig } from '#site/config.ts';
import { Fields } from './Fields.tsx';
import { formAddress } from './list-address.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './Subscribe.module.css';
import { useSubscription } from './use-subscription.ts';

/** Joining the email list at the end of an article: one field, under a heading that the page gives it. */
export function CompactSubscribe({ list }: { readonly list: SiteConfig['list'] }) {
  const { form, heading, status, invalid, submit, changed } = useSubscription('compact', list);
  const isDone = status?.kind === 'success';
  return (
    <form
      ref={form}
      className={styles.compact}
      aria-label="Subscribe"
      action={formAddress(list)}
      method="post"
      onInput={changed}
      onSubmit={submit}
    >
      {isDone ? (
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          Success!
        </h3>
      ) : (
        <div className={styles.line}>
          <Fields kind="compact" list={list} invalid={invalid} isSending={status?.kind === 'sending'} />
        </div>
      )}
      <StatusLine status={status} />
    </form>
  );
}
