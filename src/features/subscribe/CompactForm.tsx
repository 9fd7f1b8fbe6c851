import styles from './CompactForm.module.css';
import { SubscribeForm, type SubscribeProps } from './SubscribeForm.tsx';

/** The form as one line, under a heading of its page. */
export function CompactForm(props: SubscribeProps) {
  return <SubscribeForm variant="compact" styles={styles} {...props} />;
}
