import type { BrowserStorage } from '#lib/stored.ts';
import type { Backend, SignInProvider } from '../../port.ts';
import { httpComments, type SeenPage } from './comments.ts';
import type { Visibility } from './events.ts';
import { type Channel, httpReader, httpReplyMails } from './reader.ts';

export interface EmbeddedConfig {
  readonly signIn: readonly SignInProvider[];
  readonly likes?: boolean;
}

/** The embedded backend in a browser. `seen` is what came with the page's HTML. */
export function embeddedBackend(
  { signIn: providers, likes: hasLikes }: EmbeddedConfig,
  storage: BrowserStorage,
  seen?: SeenPage,
): Backend {
  const fetch = (path: string, init: RequestInit) => window.fetch(path, init);
  const openEvents = (url: string) => new EventSource(url);
  const reader = httpReader({ providers, fetch, openPopup, channel: tabs(), storage });
  return {
    comments: httpComments({ fetch, openEvents, visibility, seen, hasLikes }),
    reader,
    replyMails: httpReplyMails(fetch, reader.signInAt),
    moderation: () =>
      import('./moderation.ts').then(({ httpModeration }) => httpModeration(fetch, openEvents)),
    signInAsOwner: () => reader.signInAt(`/auth/popup?with=${providers[0]}&as=owner`),
  };
}

// Opened within the click itself: a browser blocks a window that comes later.
const openPopup = (path: string) => window.open(path, 'sign-in', 'popup,width=480,height=640');

const visibility: Visibility = {
  isVisible: () => !document.hidden,
  watch(onChange) {
    document.addEventListener('visibilitychange', onChange);
    // The browser may close the stream of a page that it keeps for the Back button, without an event.
    window.addEventListener('pageshow', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pageshow', onChange);
    };
  },
};

/** The sign-in window also writes to its opener, for browsers that give the two separate channels. */
function tabs(): Channel {
  const channel = new BroadcastChannel('reader');
  return {
    send: (message) => channel.postMessage(message),
    listen(onMessage) {
      const fromChannel = (event: MessageEvent) => onMessage(event.data);
      const fromWindow = (event: MessageEvent) => event.origin === location.origin && onMessage(event.data);
      channel.addEventListener('message', fromChannel);
      window.addEventListener('message', fromWindow);
      return () => {
        channel.removeEventListener('message', fromChannel);
        window.removeEventListener('message', fromWindow);
      };
    },
  };
}
