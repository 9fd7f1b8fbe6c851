import { useEffect, useState } from 'react';
import { parseJson } from '#lib/parse.ts';
import { type BackendConfig, selectBackend } from '../adapters/select.ts';
import { connect } from '../conversation/connect.ts';
import { Conversation } from '../conversation/conversation.ts';
import { firstCommentsId, pagePathSchema, threadPageSchema } from '../model.ts';
import { CommentArea } from './CommentArea.tsx';

interface Props {
  /** The address that the article's comments are stored under: '/blogpost5'. */
  readonly page: string;
  /** Where earlier comments have pages, if they do: '/blogpost5/comments'. */
  readonly pagesPath: string | null;
  readonly backend: BackendConfig;
}

/** The comments of one article. The build renders their outline; the browser takes over near the viewport. */
export function Comments({ page, pagesPath, backend }: Props) {
  const path = pagePathSchema.parse(page);
  const [first] = useState(firstComments);
  const [conversation] = useState(
    () => new Conversation({ page: path, first, pagesPath, hasLikes: backend.likes === true }),
  );
  // Begins before React takes over the area, so that the first answer comes sooner.
  const [opening] = useState(() => (isServer ? null : selectBackend(backend).catch(() => null)));
  useEffect(() => {
    const stop = opening?.then((opened) =>
      opened ? connect(conversation, opened) : conversation.set({ missingCode: 'area' }),
    );
    return () => void stop?.then((disconnect) => disconnect?.());
  }, [conversation, opening]);
  return <CommentArea conversation={conversation} />;
}

const isServer = typeof document === 'undefined';

function firstComments() {
  if (isServer) return null;
  return parseJson(threadPageSchema, document.getElementById(firstCommentsId)?.textContent);
}
