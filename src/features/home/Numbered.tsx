import type { Home } from '#site/home.ts';
import styles from './Numbered.module.css';

interface NumberedProps {
  readonly of: Home['parts'];
  readonly className?: string | undefined;
}

export function Numbered({ of, className = '' }: NumberedProps) {
  return (
    <ol className={`${styles.numbered} ${className}`}>
      {of.map(({ name, words }) => (
        <li key={name}>
          <strong>{name}</strong>
          {` ${words}`}
        </li>
      ))}
    </ol>
  );
}
