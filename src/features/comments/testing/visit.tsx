import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect } from 'vitest';
import { connect } from '../conversation/connect.ts';
import { Conversation } from '../conversation/conversation.ts';
import type { Comment, Reader, ThreadPage } from '../model.ts';
import type { ReaderPort } from '../port.ts';
import { isAuthKey } from '../storage-keys.ts';
import { CommentArea } from '../ui/CommentArea.tsx';
import { Connection } from './connection.ts';
import { MemoryStorage, memoryStore } from './memory-storage.ts';
import { ada, page } from './people.ts';
import { StoreBackend } from './store-backend.ts';
import { Visitor } from './visitor.ts';

const stops: (() => void)[] = [];

/** Closes what was opened, as leaving the page does. */
export function leave(): void {
  cleanup();
  for (const stop of stops.splice(0)) stop();
}
afterEach(leave);

interface Options {
  readonly comments?: readonly Comment[];
  /** What came with the page. */
  readonly first?: ThreadPage;
  readonly signedIn?: boolean;
  readonly hasLikes?: boolean;
  readonly person?: Reader;
  /** What an earlier visit left in this browser. */
  readonly storage?: MemoryStorage;
  readonly backend?: StoreBackend;
  readonly connection?: Connection;
  readonly providers?: ReaderPort['providers'];
  /** Whether this reader hears of changes without asking. */
  readonly isLive?: boolean;
}

/** Opens the comments of a page in a browser of one person, and gives what that person sees and does. */
export async function visit(options: Options = {}) {
  const { signedIn = false, person = ada } = options;
  const storage = options.storage ?? new MemoryStorage();
  const store = memoryStore(storage);
  if (signedIn) store.set(isAuthKey, 'true');
  const backend = options.backend ?? new StoreBackend();
  backend.holds(...(options.comments ?? []));
  const connection = options.connection ?? new Connection();
  const visitor = new Visitor(person, store);
  if (options.providers) visitor.providers = options.providers;
  const port = backend.port(() => visitor.current, connection);
  const user = userEvent.setup();
  const comments = options.isLive === false ? { ...port, changes: () => () => undefined } : port;
  const { first = null, hasLikes = false } = options;
  const conversation = new Conversation({ page, first, store, hasLikes });
  stops.push(
    connect(conversation, {
      comments,
      reader: visitor,
      moderation: async () => backend.moderation(),
    }),
  );
  const view = render(<CommentArea conversation={conversation} />);
  await waitFor(() => expect(screen.queryByText('Loading comments')).toBeNull());
  if (signedIn) await screen.findByRole('textbox', { name: 'Your comment' });

  const region = within(screen.getByRole('region', { name: 'Comments' }));
  return {
    ...view,
    user,
    store,
    storage,
    backend,
    connection,
    visitor,
    region,
    /** What another person does. */
    as: (reader: Reader) => backend.port(() => reader),
    box: (name = 'Your comment') => region.getByRole<HTMLTextAreaElement>('textbox', { name }),
    button: (name: string | RegExp) => region.getByRole<HTMLButtonElement>('button', { name }),
    noButton: (name: string | RegExp) => region.queryByRole('button', { name }) === null,
    article: (id: string) => {
      const found = document.getElementById(`comment-${id}`);
      if (!found) throw new Error(`no comment ${id} is shown`);
      return found;
    },
    bodies: () => [...document.querySelectorAll('[data-body]')].map((body) => body.textContent),
    async posts(text: string) {
      await user.type(region.getByRole('textbox', { name: 'Your comment' }), text);
      await user.click(region.getByRole('button', { name: 'Post' }));
    },
  };
}
