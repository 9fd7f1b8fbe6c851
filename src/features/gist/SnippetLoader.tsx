import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { CodeFrame } from '#design/ui/CodeFrame.tsx';
import { fetchSnippet, type SnippetProblem } from './fetch-snippet.ts';
import type { SnippetFile, SnippetName } from './model.ts';
import styles from './Snippet.module.css';

type State =
  | { readonly kind: 'not asked for' | 'loading' }
  | { readonly kind: 'shown'; readonly files: readonly SnippetFile[] }
  | { readonly kind: 'failed'; readonly problem: SnippetProblem };

const texts = {
  offline: 'You are offline. The link below leads to the snippet when the network is back.',
  timeout: 'The host did not answer within 15 seconds. The link below leads to the snippet.',
  unreachable: 'The host could not be reached. The link below leads to the snippet.',
  gone: 'The host does not have this snippet any more.',
  'too-many':
    'The host was asked too often from your network. Try again in an hour, or follow the link below.',
  unreadable: 'The host gave an answer that could not be read. The link below leads to the snippet.',
} as const satisfies Record<SnippetProblem, string>;

/** A snippet that has no copy here: nothing is loaded from its host before the reader asks for it. */
export function SnippetLoader(snippet: SnippetName) {
  const [state, setState] = useState<State>({ kind: 'not asked for' });
  const shown = useRef<HTMLDivElement>(null);
  const isLoading = state.kind === 'loading';

  // The button that was pressed is gone, so the code that replaced it gets the focus.
  useEffect(() => {
    if (state.kind === 'shown') shown.current?.focus();
  }, [state.kind]);

  async function load() {
    if (isLoading) return;
    setState({ kind: 'loading' });
    const outcome = await fetchSnippet(snippet);
    setState(
      outcome.ok ? { kind: 'shown', files: outcome.value } : { kind: 'failed', problem: outcome.problem },
    );
  }

  if (state.kind === 'shown') {
    return (
      <div ref={shown} tabIndex={-1} className={styles.shown}>
        {state.files.map(({ name, code }) => (
          <CodeFrame key={name} data-title={name}>
            <code className={styles.code}>{code}</code>
          </CodeFrame>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.ask}>
      <Button onClick={load} aria-disabled={isLoading}>
        Load the snippet from gist.github.com
      </Button>
      <p role="status">
        {isLoading && 'Loading…'}
        {state.kind === 'failed' && texts[state.problem]}
      </p>
    </div>
  );
}
