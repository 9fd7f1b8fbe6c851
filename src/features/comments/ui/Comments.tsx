import { useEffect, useState } from 'react';
import { type Backend, selectBackend } from '../adapters/select.ts';
import type { Connected } from '../effects.ts';
import { browserEnvironment } from '../environment.ts';
import { browserStore } from '../local-store.ts';
import { firstCommentsId, firstCommentsSchema, pagePathSchema } from '../model.ts';
import { openConversation } from '../open-conversation.ts';
import { CommentArea } from './CommentArea.tsx';

interface Props {
  /** The article's path: '/blogpost5'. */
  readonly page: string;
  readonly backend?: Backend;
}

const embedded: Backend = { kind: 'embedded' };

/** The comments of one article. Rendered at build time as it is while loading, and woken near the viewport. */
export function Comments({ page, backend = embedded }: Props) {
  const [connected, setConnected] = useState<Connected | 'failed' | null>(null);
  const [first] = useState(firstComments);
  const path = pagePathSchema.parse(page);
  const [conversation] = useState(() => openConversation(path, first?.threads ?? null));
  useEffect(() => {
    selectBackend(backend, first ? { page: path, revision: first.revision } : undefined).then(
      (ports) => setConnected({ ...ports, store: browserStore(), environment: browserEnvironment }),
      () => setConnected('failed'),
    );
  }, [backend, first, path]);

  return (
    <CommentArea
      conversation={conversation}
      connected={connected}
      pagesPath={backend.kind === 'embedded' ? `${page}/comments` : null}
    />
  );
}

function firstComments() {
  const element = typeof document === 'undefined' ? null : document.getElementById(firstCommentsId);
  try {
    const parsed = firstCommentsSchema.safeParse(JSON.parse(element?.textContent ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
