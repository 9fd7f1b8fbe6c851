import { request } from '#lib/request.ts';
import { filesIn, type SnippetFile, type SnippetName, snippetData } from './model.ts';

/** The files of a snippet, as data: nothing that the host sends is run. None if it can't be had. */
export async function fetchSnippet({ id, file }: SnippetName): Promise<readonly SnippetFile[]> {
  const answer = await request(snippetData(id), {
    headers: { accept: 'application/vnd.github+json' },
    referrerPolicy: 'no-referrer',
    credentials: 'omit',
    timeoutMs: 15_000,
  });
  return answer.ok ? filesIn(answer.value.text, file) : [];
}
