import type { ReactNode } from 'react';
import { article as words } from '#language';
import styles from './CodeFrame.module.css';
import { ScrollFrame } from './ScrollFrame.tsx';

interface CodeFrameProps {
  readonly 'data-title'?: string;
  /** Where the reader puts the file. */
  readonly 'data-path'?: string;
  /** Where the whole file is, if this is a part of it. */
  readonly 'data-whole'?: string;
  /** Of a command: 'no' if it needs more than this machine, 'server' if it runs until it is stopped. */
  readonly 'data-run'?: string;
  readonly 'data-lang'?: string;
  /** How many lines the code has, if they are all there before the page is shown. */
  readonly 'data-lines'?: number | string;
  readonly children?: ReactNode;
}

const names: Readonly<Record<string, string>> = {
  bash: words.terminal,
  sh: words.terminal,
  shell: words.terminal,
  console: words.terminal,
  json: 'JSON',
  plaintext: words.plainText,
  text: words.plainText,
};

/** Code in a frame: its file's path, a button that copies it, and a region that the keyboard can scroll. tests/articles reads its data. */
export function CodeFrame(props: CodeFrameProps) {
  const { 'data-path': path, 'data-whole': whole, 'data-lang': lang = 'text', 'data-run': run } = props;
  const { 'data-lines': lines } = props;
  const title = path ?? props['data-title'] ?? names[lang] ?? lang;
  const afterFolders = title.lastIndexOf('/') + 1;
  return (
    <figure className={styles.frame} data-lang={lang} data-path={path} data-run={run} data-lines={lines}>
      <figcaption className={styles.bar}>
        <span translate="no">
          {title.slice(0, afterFolders)}
          <wbr />
          {title.slice(afterFolders)}
        </span>{' '}
        {whole !== undefined && (
          <a className={styles.whole} href={whole} aria-label={words.wholeFileOf(title)}>
            {words.wholeFile}
          </a>
        )}
        <button type="button" className={styles.copy} data-copies={words.copied} data-press={words.pressKeys}>
          {words.copy}
        </button>
      </figcaption>
      <ScrollFrame name={words.codeOf(title)} className={styles.listing}>
        <pre className={styles.code} translate="no">
          {props.children}
        </pre>
      </ScrollFrame>
    </figure>
  );
}
