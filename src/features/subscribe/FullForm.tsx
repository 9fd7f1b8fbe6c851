import styles from './FullForm.module.css';
import { SubscribeForm, type SubscribeProps } from './SubscribeForm.tsx';

export function FullForm(props: SubscribeProps) {
  return <SubscribeForm variant="full" styles={styles} {...props} />;
}
