import { afterAll, expect, vi } from 'vitest';
import { comments } from '#server/testing/comment-requests.ts';
import { attacks, inputs } from './attacks.ts';
import { exchange, rawGet, request } from './raw-request.ts';
import { startHttp } from './target.ts';

const refuses = attacks('forged log lines', { atOnce: 8 });
const target = await startHttp();
afterAll(() => target.stop());

const forged = '2026-11-21T00:00:00.000Z GET /forged 200 0.1 ms';
const escapes = [
  ...inputs`
  %0A %0D %0D%0A %0a%0d %250A %E2%80%A8 %E2%80%A9 %C2%85 %0B %0C %00 %7F %08 %1B[31m %1B]0;title%07 %1B[2J
  %1Bc %C2%9B31m %C2%9D0;t%C2%9C %E2%80%AE %E2%81%A6 %EF%BB%BF %1B[1A%1B[2K %1B]8;;https://evil.example%07
  %E2%80%8B \n \u000a`,
  '\u001b[31m',
  '\u0085',
  '\u009b31m',
];
const places: readonly ((text: string) => string)[] = [
  (text) => rawGet(`/${text}${forged.replaceAll(' ', '%20')}`),
  (text) => rawGet(`/blogpost5${text}?${text}${forged.replaceAll(' ', '+')}`),
  (text) => rawGet(`/api/${text}${forged.replaceAll(' ', '%20')}`),
  (text) => rawGet(`/api/comments/${text}?page=${text}`),
  (text) => rawGet(`/auth/done?error=${text}${forged.replaceAll(' ', '%20')}`),
  (text) => rawGet(`/api/auth/callback/google?state=${text}&code=${text}&error=${text}`),
  (text) =>
    rawGet(
      `/api/auth/callback/google?error=${text}&error_description=${text}${forged.replaceAll(' ', '%20')}`,
    ),
  (text) => rawGet(`/list/subscribe/post?EMAIL=${text}&MERGE1=${text}`),
  (text) => rawGet(`/auth/open?token=${text}`),
  (text) =>
    rawGet('/', [
      'Host: localhost',
      `User-Agent: ${text}`,
      `Referer: ${text}`,
      `Cookie: site.session_token=${text}`,
    ]),
  (text) => `${text} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
];

refuses('no request writes a line of its own', escapes, async (text) => {
  for (const place of places) await exchange(target.connect(), place(text));
});

const types = [
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=\u001b[31m',
  'application/x-www-form-urlencoded',
];
refuses('no body does either', types, async (type) => {
  const visitor = await target.signedIn('\u001b[31mAda\n2026-11-21T00:00:00.000Z');
  for (const path of [comments, '/api/v1.0/email/send-form', '/list/subscribe/post', '/auth/popup']) {
    const body = `\u001b[31m\n${forged}\n\u009b31m`;
    await exchange(
      target.connect(),
      Buffer.from(
        request(
          [
            `POST ${path} HTTP/1.1`,
            `Host: ${new URL(target.origin).host}`,
            `Origin: ${target.origin}`,
            `Cookie: ${visitor.cookie}`,
            `Content-Type: ${type}`,
            `Content-Length: ${Buffer.byteLength(body)}`,
            'Connection: close',
          ],
          body,
        ),
      ),
    );
  }
});

const oneRequest = /^\d{4}-\d\d-\d\dT[\d:.]+Z [A-Z-]+ \/\S* \d{3} [\d.]+ ms$/;
const promises: Readonly<Record<string, (lines: readonly string[]) => unknown>> = {
  'no line is forged': (lines) =>
    expect(lines.filter((line) => /^2026-11-21T00:00:00/.test(line))).toEqual([]),
  'no control or direction character is written': (lines) =>
    expect(lines.filter((line) => /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(line))).toEqual([]),
  'every line is one request, or one error in one line': (lines) =>
    expect(lines.filter((line) => !oneRequest.test(line) && !/^(error|sign-in|mail)\b/.test(line))).toEqual(
      [],
    ),
  'no stack is written for what a visitor sent': (lines) =>
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]),
  'nothing reaches standard error': () => expect(target.server.errors).toBe(''),
};
refuses('the log says only what happened', Object.keys(promises), async (promise) => {
  await exchange(target.connect(), rawGet('/the-last-one'));
  const lines = await vi.waitFor(() => {
    const [, log = ''] = /\n(?=\d{4}-\d\d-\d\dT)([\s\S]*\/the-last-one.*\n)/.exec(target.server.output) ?? [];
    expect(log).not.toBe('');
    return log.trimEnd().split('\n');
  }, 20_000);
  promises[promise]?.(lines);
});
