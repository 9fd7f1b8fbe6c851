import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('waiting.js', import.meta.url), 'utf8');

test('a double click sends a form of the sign-in window once', () => {
  const { window } = new JSDOM('<form></form>', { runScripts: 'outside-only' });
  Object.assign(window, { BroadcastChannel: EventTarget });
  window.eval(script);
  const isSentAt = (timeStamp: number) => {
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return window.document.forms[0]?.dispatchEvent(event);
  };
  expect([50, 200, 1049, 1050].map(isSentAt)).toEqual([true, false, false, true]);
  window.close();
});
