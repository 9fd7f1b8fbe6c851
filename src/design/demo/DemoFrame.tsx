import type { PropsWithChildren, ReactNode } from 'react';
import { Button } from '#design/ui/Button.tsx';
import styles from './Demo.module.css';

interface DemoFrameProps {
  /** The name of its landmark: 'Demo: the task manager'. */
  readonly name: string;
  /** What the reader can change about it. */
  readonly controls?: ReactNode;
  readonly resetLabel?: string;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The frame of a program in an article. Render its first state on the server: a demo that grows when it wakes moves the text below. */
export function DemoFrame({ name, controls, resetLabel = 'Reset', onReset, children }: DemoFrameProps) {
  return (
    <section className={styles.demo} aria-label={name}>
      <div className={styles.controls}>
        {controls}
        <Button onClick={onReset}>{resetLabel}</Button>
      </div>
      {children}
    </section>
  );
}

/** For content that makes no sense without JavaScript or on paper. */
export function Scripted({ children }: PropsWithChildren) {
  return <div className={styles.scripted}>{children}</div>;
}

/** What readers see instead. */
export function Unscripted({ children }: PropsWithChildren) {
  return <div className={styles.unscripted}>{children}</div>;
}
