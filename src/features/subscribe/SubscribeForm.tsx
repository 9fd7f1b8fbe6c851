import type { SiteConfig } from '#site/config.ts';
import { Fields } from './Fields.tsx';
import { formAddress } from './list-address.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './Subscribe.module.css';
import { useSubscription } from './use-subscription.ts';

/** The form of the page to join the email list. Once it is sent, the letterbox beside it has its letter. */
export function SubscribeForm({ list }: { readonly list: SiteConfig['list'] }) {
  const { form, heading, status, invalid, submit, changed } = useSubscription('full', list);
  const isDone = status?.kind === 'success';
  return (
    <form
      ref={form}
      className={styles.words}
      aria-label="Subscribe"
      action={formAddress(list)}
      method="post"
      onInput={changed}
      onSubmit={submit}
      data-sent={isDone}
    >
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {isDone ? 'Success!' : 'Join my email list for future updates!'}
      </h1>
      {!isDone && <Fields kind="full" list={list} invalid={invalid} isSending={status?.kind === 'sending'} />}
      <StatusLine status={status} />
      {isDone && (
        <p>
          Until then, <a href="/#blogposts">the tutorials</a> that are here already.
        </p>
      )}
    </form>
  );
}
