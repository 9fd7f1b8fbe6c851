import styles from './CompactForm.module.css';
import { SubscribeForm, type SubscribeProps } from './SubscribeForm.tsx';

export function CompactForm(props: SubscribeProps) {
  return <SubscribeForm variant="compact" styles={styles} {...props} />;
}
