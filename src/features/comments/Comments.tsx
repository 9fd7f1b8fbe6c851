import { useEffect, useState } from 'react';
import { type Backend, selectBackend } from './adapters/select.ts';
import { CommentArea, type Connected } from './CommentArea.tsx';
import { browserStore } from './local-store.ts';
import { pagePathSchema } from './model.ts';

interface Props {
  /** The article's path: '/blogpost5'. */
  readonly page: string;
  readonly backend?: Backend;
}

const embedded: Backend = { kind: 'embedded' };

/** The comments of one article. Rendered at build time as it is while loading, and woken near the viewport. */
export function Comments({ page, backend = embedded }: Props) {
  const [connected, setConnected] = useState<Connected | 'failed' | null>(null);
  useEffect(() => {
    selectBackend(backend).then(
      (ports) => setConnected({ ...ports, store: browserStore() }),
      () => setConnected('failed'),
    );
  }, [backend]);

  return <CommentArea page={pagePathSchema.parse(page)} connected={connected} />;
}
