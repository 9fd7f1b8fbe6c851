import type { ComponentProps, ReactNode } from 'react';
import styles from './Program.module.css';

interface ProgramProps extends ComponentProps<'div'> {
  /** Above the program, as in a browser window: the name of the tab, the address. */
  readonly bar?: ReactNode;
  /** The class of the part below the bar. */
  readonly className?: string | undefined;
}

/** The program itself. Plain buttons, fields and headings in it get the site's look. Hidden where no script runs. */
export function Program({ bar, className = '', children, ...rest }: ProgramProps) {
  return (
    <div className={styles.program} {...rest}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <div className={`${styles.screen} ${className}`}>{children}</div>
    </div>
  );
}
