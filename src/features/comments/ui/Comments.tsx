import { useEffect, useState } from 'react';
import { parseJson } from '#lib/parse.ts';
import { browserStorage } from '#lib/stored.ts';
import { type Backend, selectBackend } from '../adapters/select.ts';
import { type Connected, Conversation } from '../conversation/conversation.ts';
import { firstCommentsId, firstCommentsSchema, pagePathSchema } from '../model.ts';
import { CommentArea } from './CommentArea.tsx';

interface Props {
  /** The article's path: '/blogpost5'. */
  readonly page: string;
  readonly backend?: Backend;
}

const embedded: Backend = { kind: 'embedded' };

/** The comments of one article. Rendered at build time as it is while loading, and woken near the viewport. */
export function Comments({ page, backend = embedded }: Props) {
  const path = pagePathSchema.parse(page);
  const [first] = useState(firstComments);
  const [conversation] = useState(() => new Conversation(path, first?.threads ?? null));
  const [connected, setConnected] = useState<Connected | 'failed' | null>(null);
  useEffect(() => {
    selectBackend(backend, first ? { page: path, revision: first.revision } : undefined).then(
      (ports) => setConnected({ ...ports, store: browserStorage }),
      () => setConnected('failed'),
    );
  }, [backend, first, path]);
  const pagesPath = backend.kind === 'embedded' ? `${page}/comments` : null;
  return <CommentArea conversation={conversation} connected={connected} pagesPath={pagesPath} />;
}

/** What came with the page. */
function firstComments() {
  if (typeof document === 'undefined') return null;
  return parseJson(firstCommentsSchema, document.getElementById(firstCommentsId)?.textContent);
}
