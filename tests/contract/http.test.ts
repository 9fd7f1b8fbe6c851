import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { httpComments } from '#features/comments/adapters/http/comments.ts';
import type { EventStream } from '#features/comments/adapters/http/events.ts';
import { httpModeration } from '#features/comments/adapters/http/moderation.ts';
import { pagePathSchema, readerSchema } from '#features/comments/model.ts';
import type { Change } from '#features/comments/port.ts';
import { commentsContract } from '#features/comments/testing/contract.ts';
import { accepted, draft } from '#features/comments/testing/test-page.ts';
import { manifest, openSharedTestApp, origin } from '#server/testing/test-app.ts';
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
    // Only MessageEvents are dispatched below, no matter what their type is called.
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

const document = Object.assign(new EventTarget(), { hidden: false });
beforeEach(() => {
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());
const portOver = (ask: Ask) => httpComments(ask, (url) => new AppEventSource(ask, url), true);

// One server and its three readers for all cases, each of which has pages of its own.
const articles = Array.from({ length: 200 }, (_, index) => `/blogpost${index + 1}`);
const site = openSharedTestApp({ manifest: { ...manifest, articles, hasLikes: true } });
afterAll(() => site.close());
const unused = articles.values();
const newPage = () => pagePathSchema.parse(unused.next().value);

async function person(ask: Ask) {
  const { reader } = await (await ask('/api/reader')).json();
  const moderation = async () => httpModeration(ask, (url) => new AppEventSource(ask, url));
  return { port: portOver(ask), reader: readerSchema.parse(reader), moderation };
}
const named = async (name: string) => person(await site.as(name));
const [ada, grace, stranger] = [await named('Ada'), await named('Grace'), await named('Niemand')];
const owner = await person(await site.asOwner());
let newcomers = 0;
const signedOut = portOver((path, init) => {
  const headers = new Headers(init?.headers);
  headers.set('origin', origin);
  return site.app.request(path, { ...init, headers });
});

commentsContract(
  'http + SQLite',
  () => ({
    ada,
    grace,
    stranger,
    owner,
    newcomer: () => named(`Newcomer ${++newcomers}`),
    signedOut,
    page: newPage(),
    otherPage: newPage(),
    missingPage: pagePathSchema.parse('/blogpost999'),
    holds: (comments) => sqliteBackend(site.db, 'the test').write({ added: comments }),
  }),
  [],
  { hasLikes: true },
);

test('a reader who comes back to a page misses nothing, and loads it again only if it has changed', async () => {
  const page = newPage();
  const show = (isVisible: boolean) => {
    document.hidden = !isVisible;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const heard: Change['kind'][] = [];
  const reading = portOver((path, init) => site.app.request(path, init));
  const stop = reading.changes(page, ({ kind }) => heard.push(kind));
  await vi.waitFor(() => expect(heard).toEqual(['stale']));
  await reading.threads(page);

  accepted(await ada.port.post(page, draft('While somebody reads')));
  await vi.waitFor(() => expect(heard).toEqual(['stale', 'upserted']));
  show(false);
  show(true);
  accepted(await ada.port.post(page, draft('Back, and nothing was missed')));
  await vi.waitFor(() => expect(heard).toEqual(['stale', 'upserted', 'upserted']));

  show(false);
  accepted(await ada.port.post(page, draft('While nobody looks')));
  show(true);
  await vi.waitFor(() => expect(heard).toEqual(['stale', 'upserted', 'upserted', 'stale']));
  expect(accepted(await reading.threads(page)).threads).toHaveLength(3);
  stop();
});
