import type { BrowserStorage } from '#lib/stored.ts';
import type { Backend } from '../port.ts';
import { httpComments, type SeenPage } from './http.ts';
import type { Presence } from './http-live.ts';
import { type Channel, httpReader } from './http-reader.ts';

/** The embedded backend on what a browser gives. `seen` is what came with the page's HTML. */
export function embeddedBackend(storage: BrowserStorage, seen?: SeenPage): Backend {
  const fetch = (path: string, init: RequestInit) => window.fetch(path, init);
  return {
    comments: httpComments({
      fetch,
      openEvents: (url) => new EventSource(url),
      presence,
      ...(seen === undefined ? {} : { seen }),
    }),
    reader: httpReader({ fetch, openPopup, channel: tabs(), storage }),
  };
}

// Opened within the click itself: a browser blocks a window that comes later.
const openPopup = () => window.open('/auth/popup', 'sign-in', 'popup,width=480,height=640');

const presence: Presence = {
  isSeen: () => !document.hidden,
  watch(onChange) {
    document.addEventListener('visibilitychange', onChange);
    // A page that comes back as it was left may find its stream closed without a word.
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
    tell: (message) => channel.postMessage(message),
    hear(onMessage) {
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
