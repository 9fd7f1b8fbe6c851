import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A card with a cut line, to be filled in and sent. Give it its own class for the space inside. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={[styles.card, className].filter(Boolean).join(' ')} {...rest} />;
}
