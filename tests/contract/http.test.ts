import { httpComments } from '#features/comments/adapters/http/comments.ts';
import type { EventStream } from '#features/comments/adapters/http/events.ts';
import { pagePathSchema, readerSchema } from '#features/comments/model.ts';
import { commentsContract } from '#features/comments/testing/contract.ts';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { sqliteBackend } from '../../scripts/comments/sqlite-backend.ts';

type Ask = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** An EventSource that asks the application itself. */
class AppEventSource implements EventStream {
  readonly #target = new EventTarget();
  readonly #left = new AbortController();
  readyState = 0;

  constructor(ask: Ask, url: string) {
    void this.#read(ask, url);
  }

  addEventListener(type: string, listener: (event: MessageEvent) => void): void {
    // Only MessageEvents are dispatched below, whatever their type is called.
    this.#target.addEventListener(type, listener as EventListener);
  }

  close(): void {
    this.readyState = 2;
    this.#left.abort();
  }

  async #read(ask: Ask, url: string): Promise<void> {
    const answer = await ask(url);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    this.#left.signal.addEventListener('abort', () => void reader?.cancel());
    if (this.#left.signal.aborted) await reader?.cancel();
    let text = '';
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const messages = (text + part.value).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) this.#dispatch(message);
    }
  }

  #dispatch(message: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1];
    const type = field('event');
    if (type === undefined) return;
    const [data, lastEventId] = [field('data'), field('id') ?? ''];
    this.#target.dispatchEvent(new MessageEvent(type, { data, lastEventId }));
  }
}

const portOver = (ask: Ask) =>
  httpComments({ fetch: ask, openEvents: (url) => new AppEventSource(ask, url) });

async function person(site: TestApp, name: string) {
  const ask = await site.as(name);
  const { reader } = await (await ask('/api/reader')).json();
  return { port: portOver(ask), reader: readerSchema.parse(reader) };
}

commentsContract('http + SQLite', async () => {
  const site = openTestApp();
  return {
    ada: await person(site, 'Ada Sample'),
    grace: await person(site, 'Grace Sample'),
    stranger: await person(site, 'Niemand'),
    signedOut: portOver((path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', 'http://localhost');
      return site.app.request(path, { ...init, headers });
    }),
    page: pagePathSchema.parse('/blogpost5'),
    otherPage: pagePathSchema.parse('/blogpost4'),
    missingPage: pagePathSchema.parse('/blogpost999'),
    holds: (comments) => void sqliteBackend(site.db, 'the test').write({ added: comments }),
    close: () => site.close(),
  };
});
