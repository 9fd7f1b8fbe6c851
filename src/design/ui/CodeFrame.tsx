import type { ReactNode } from 'react';
import styles from './CodeFrame.module.css';

interface CodeFrameProps {
  readonly 'data-title'?: string;
  readonly 'data-lang'?: string;
  readonly children?: ReactNode;
}

const names: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  sh: 'Terminal',
  shell: 'Terminal',
  console: 'Terminal',
  json: 'JSON',
  plaintext: 'Text',
  text: 'Text',
};

/** Code as a framed specimen: its file's name, a button that copies it, and a region that the keyboard can scroll. */
export function CodeFrame({ 'data-title': file, 'data-lang': lang = 'text', children }: CodeFrameProps) {
  const title = file ?? names[lang] ?? lang;
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.bar}>
        <span>{title}</span>
        <button type="button" className={styles.copy} data-copies="">
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y: what scrolls has to be within the keyboard's reach, and is neither a landmark nor a form's group. */}
      <div role="group" tabIndex={0} aria-label={`Code: ${title}`} className={styles.scroll}>
        <pre className={styles.code} translate="no">
          {children}
        </pre>
      </div>
    </figure>
  );
}
