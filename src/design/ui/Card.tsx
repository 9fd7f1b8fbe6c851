import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** plate: a framed sheet. cut: a card with a cut line, to be filled in and sent. quiet: a hairline frame. */
export type CardKind = 'plate' | 'cut' | 'quiet';

/** A framed surface. Give it its own class for the space inside. */
export function Card({
  kind = 'plate',
  className,
  ...rest
}: ComponentProps<'div'> & { readonly kind?: CardKind }) {
  return <div className={[styles.card, styles[kind], className].filter(Boolean).join(' ')} {...rest} />;
}
