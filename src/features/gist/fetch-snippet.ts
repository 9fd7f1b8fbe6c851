import { failure, type Outcome, success } from '#lib/outcome.ts';
import { type RequestProblem, request } from '#lib/request.ts';
import { filesIn, type SnippetFile, type SnippetName, snippetData } from './model.ts';

export type SnippetProblem = RequestProblem | 'gone' | 'too-many' | 'unreadable';

/** The text of a snippet, as data: nothing that the host sends is run. */
export async function fetchSnippet({
  id,
  file,
}: SnippetName): Promise<Outcome<readonly SnippetFile[], SnippetProblem>> {
  const answer = await request(snippetData(id), {
    headers: { accept: 'application/vnd.github+json' },
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
    timeoutMs: 15_000,
  });
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  if (status === 404) return failure('gone');
  // The host answers sixty requests an hour from one address without an account.
  if (status === 403 || status === 429) return failure('too-many');
  const files = status === 200 ? filesIn(text, file) : [];
  return files.length > 0 ? success(files) : failure('unreadable');
}
