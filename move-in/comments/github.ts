import { listAt, textAt } from './json.ts';
import type { SourceFile } from './source.ts';

// giscus keeps comments in discussions, utterances in issues. Their fields are those of GitHub's GraphQL API, as read by the queries in
// docs/move-in.md: https://docs.github.com/en/graphql/guides/using-the-graphql-api-for-discussions

export function githubFile(answers: readonly unknown[]): SourceFile {
  const topics = answers.flatMap((answer) =>
    ['discussions', 'issues'].flatMap((kind) => listAt(answer, `data.repository.${kind}.nodes`)),
  );
  const problems: string[] = [];
  const comments = topics.flatMap((topic) => {
    const title = textAt(topic)('title');
    // The title is the path or the title of the page, and the text ends with its address.
    const pages = [title, ...(textAt(topic)('body').match(/https?:\/\/[^\s)\]>]+/g) ?? [])];
    const commentsIn = (list: string, value: unknown, parent: string) => {
      const [nodes, total] = [listAt(value, `${list}.nodes`), Number(textAt(value)(`${list}.totalCount`))];
      if (nodes.length < total) problems.push(`${title}: has ${total} ${list}, and the file ${nodes.length}`);
      return nodes.map(textAt).map((of) => ({
        id: of('id'),
        parent,
        pages,
        name: of('author.login'),
        account: of('author.login'),
        date: of('createdAt'),
        text: of('body'),
        state: of('isMinimized') === 'true' ? ('hidden' as const) : ('published' as const),
      }));
    };
    const replies = listAt(topic, 'comments.nodes').flatMap((each) =>
      commentsIn('replies', each, textAt(each)('id')),
    );
    return [...commentsIn('comments', topic, ''), ...replies];
  });
  return { source: 'github', comments, problems };
}
