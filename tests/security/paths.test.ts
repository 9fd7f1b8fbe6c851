import { expect } from 'vitest';
import { comments } from '#server/testing/comment-requests.ts';
import { attacks, inputs } from './attacks.ts';
import { exchange, rawGet, request } from './raw-request.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('path traversal, method tampering', { atOnce: 8 });
const { http } = targets;

/** Files beside and above the served folder, and of the machine. */
const files =
  'manifest.json built-from package.json server/main.ts .data/site.sqlite etc/passwd .git/HEAD'.split(' ');
const climbs = [
  ...inputs`
  / /../ /../../ /../../../../../../ /%2e%2e/ /%2e%2e%2f /..%2f..%2f /.%2e/ /%252e%252e/ /%252e%252e%252f
  /%25252e%25252e%25252f /..%252f /..%5c /%2e%2e%5c /%5c..%5c /%c0%ae%c0%ae/ /%c0%ae%c0%ae%c0%af
  /%e0%80%ae%e0%80%ae/ /%uff0e%uff0e/ /．．/ /....// /...// /..;/ /_astro/../../ /_astro/..%2f..%2f
  /_astro/%2e%2e/%2e%2e/ /blogpost5/../../ /index.html/../../ //..// /drawings.svg%00 /%00/ /./ /%2f
  /file:/// /C:/ /C:%5c /~/ /public/ /proc/self/cwd/`,
  '/..\\',
  '/..\\..\\',
];
const walks = climbs.flatMap((climb) => files.map((file) => climb + file));

refuses('only a file of the built site is ever served', walks, async (path) => {
  const { statuses, text } = await exchange(http.connect(), rawGet(encodeLetters(path)));
  expect(statuses).toHaveLength(1);
  expect([400, 404]).toContain(statuses[0]);
  expect(text).not.toMatch(/contentSecurityPolicies|"dependencies"|root:x:0|SQLite format|import \{/);
});

/** Bytes as a request line has them, when a path has letters beyond ASCII. */
const encodeLetters = (path: string) => Buffer.from(path).toString('latin1');

const hidden = inputs`
  /index.html.br /index.html.gz /blogpost5.br /.env /.git/config /.data/session-secret /.astro/ /_astro
  /_astro/ /node_modules/ /server.ts /api /api/ /api/auth /api/comments/../../manifest.json /api/users
  /admin /metrics /debug /server-status /.DS_Store /api/comments;.css?page=/blogpost5 /api/reader.css
  /api/reader/x.js /api/reader%2f..%2freader.css`;
refuses(
  'what is not public is not there, and no private answer hides behind a file name',
  hidden,
  async (path) => {
    const { statuses } = await exchange(http.connect(), rawGet(path));
    expect([400, 404]).toContain(statuses[0]);
  },
);

const methods = [
  ...inputs`
  POST PUT DELETE PATCH TRACE TRACK CONNECT PROPFIND MKCOL MOVE COPY LOCK SEARCH PURGE LINK M-SEARCH FOO
  get GETGET OPTIONS`,
  'G\u0000ET',
];
refuses('a method that a path does not have is refused', methods, async (method) => {
  for (const path of [
    '/',
    '/blogpost5',
    '/drawings.svg',
    '/api/reader',
    '/healthz',
    '/auth/popup',
    '/nowhere',
  ]) {
    const { statuses, text } = await exchange(
      http.connect(),
      request([
        `${method} ${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Length: 0',
        'X-Probe: echo-me',
        'Connection: close',
      ]),
    );
    expect(statuses[0] ?? 400, path).toBeGreaterThanOrEqual(400);
    expect(statuses[0] ?? 400, path).toBeLessThan(500);
    expect(text, path).not.toContain('echo-me');
  }
});

const ada = await http.signedIn('Ada');
const overrides = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-Method'];
refuses('no header turns a read into a write', overrides, async (name) => {
  const headers = { [name]: 'POST', origin: http.origin };
  expect((await ada.ask('/api/reader/sign-out', { headers })).status).toBe(404);
  expect((await ada.ask(comments, { headers })).status).toBe(200);
  expect(await (await ada.ask('/api/reader')).json()).toMatchObject({ reader: { displayName: 'Ada' } });
});
