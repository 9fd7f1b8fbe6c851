import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('waiting.js', import.meta.url), 'utf8');

test('a double click sends a form of the sign-in window once', () => {
  const { window } = new JSDOM('<form><button>Continue</button></form>', { runScripts: 'outside-only' });
  Object.assign(window, { BroadcastChannel: EventTarget });
  window.eval(script);
  const { document, MouseEvent } = window;
  let sent = 0;
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    sent++;
  });
  for (const detail of [1, 2, 3])
    document
      .querySelector('button')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  expect(sent).toBe(1);
  window.close();
});
