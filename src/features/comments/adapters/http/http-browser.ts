import type { Backend } from '../../port.ts';
import type { BackendConfig } from '../select.ts';
import { httpComments } from './comments.ts';
import { httpReader, httpReplyMails } from './reader.ts';

export function embeddedBackend({ signIn: providers, likes }: BackendConfig): Backend {
  const fetch = (path: string, init: RequestInit) => window.fetch(path, init);
  const openEvents = (url: string) => new EventSource(url);
  const reader = httpReader(providers, fetch);
  return {
    comments: httpComments(fetch, openEvents, likes),
    reader,
    replyMails: httpReplyMails(fetch, reader),
    moderation: () =>
      import('./moderation.ts').then(({ httpModeration }) => httpModeration(fetch, openEvents)),
  };
}
