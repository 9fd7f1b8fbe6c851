import { failure, type Outcome, success } from '#lib/outcome.ts';
import { filesIn, type SnippetFile, type SnippetName, snippetData } from './model.ts';

export type SnippetProblem = 'offline' | 'unreachable' | 'gone' | 'too-many' | 'unreadable';
const patienceMs = 15_000;

/** The text of a snippet, as data: nothing that the host sends is run. */
export async function fetchSnippet({
  id,
  file,
}: SnippetName): Promise<Outcome<readonly SnippetFile[], SnippetProblem>> {
  try {
    const response = await fetch(snippetData(id), {
      headers: { accept: 'application/vnd.github+json' },
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 404) return failure('gone');
    // The host lets one address ask sixty times an hour without an account.
    if (response.status === 403 || response.status === 429) return failure('too-many');
    const files = response.ok ? filesIn(await response.json(), file) : [];
    return files.length > 0 ? success(files) : failure('unreadable');
  } catch (cause) {
    if (cause instanceof SyntaxError) return failure('unreadable');
    return failure(navigator.onLine ? 'unreachable' : 'offline');
  }
}
