import { useState } from 'react';
import { Button } from '#design/ui/Button.tsx';
import { CodeFrame } from '#design/ui/CodeFrame.tsx';
import { snippet as words } from '#language';
import { request } from '#lib/request.ts';
import { filesIn, type SnippetName } from './model.ts';
import styles from './Snippet.module.css';

type State = 'not asked for' | 'loading' | 'failed' | ReturnType<typeof filesIn>;

/** A snippet that has no copy here: nothing is loaded from its host before the reader asks for it. */
export function SnippetLoader({ id, file }: SnippetName) {
  const [state, setState] = useState<State>('not asked for');
  const isLoading = state === 'loading';

  async function load() {
    if (isLoading) return;
    setState('loading');
    // https://docs.github.com/rest/gists/gists#get-a-gist
    const answer = await request(`https://api.github.com/gists/${id}`, {
      headers: { accept: 'application/vnd.github+json' },
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      timeoutMs: 15_000,
    });
    // As data: nothing that the host sends is run.
    const files = answer.ok ? filesIn(answer.value.text, file) : [];
    setState(files.length > 0 ? files : 'failed');
  }

  if (typeof state === 'object') {
    return (
      // The button that was pressed is gone, so the code that replaced it gets the focus.
      <div ref={(shown) => shown?.focus()} tabIndex={-1} className={styles.shown}>
        {state.map(({ name, code }) => (
          <CodeFrame key={name} data-title={name}>
            <code className={styles.code}>{code}</code>
          </CodeFrame>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.ask} data-loads="gist">
      <Button onClick={load} aria-disabled={isLoading}>
        {words.load}
      </Button>
      <p aria-live="polite">{isLoading ? words.loading : state === 'failed' && words.failed}</p>
    </div>
  );
}
