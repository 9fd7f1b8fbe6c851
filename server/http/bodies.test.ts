import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp, origin, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeEach(() => {
  site = openTestApp();
});

const form = '/api/v1.0/email/send-form';
const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
  site.app.request(path, { method: 'POST', body, headers: { origin, ...headers } });
const defects = () => site.lines.filter((line) => line.includes('error on'));

test('a person whose form could not be read is answered with a page', async () => {
  const answer = await post(form, 'nonsense', {
    'content-type': 'multipart/form-data; boundary=a',
    accept: 'text/html',
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('<h1>Not sent</h1>')]);
});

test.each([form, '/api/comments?page=/blogpost5', '/auth/popup'])(
  'a visitor who leaves in the middle of a request to %s is no defect',
  async (path) => {
    const { hostname, port } = new URL(await site.listen());
    for (const length of ['Content-Length: 100', 'Transfer-Encoding: chunked']) {
      site.lines.length = 0;
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      const head = `Host: ${hostname}:${port}\r\nOrigin: http://${hostname}:${port}`;
      const type = 'Content-Type: application/x-www-form-urlencoded';
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n${type}\r\n${length}\r\n\r\n1\r\nx`);
      // A second request proves that the server has begun with the first.
      await fetch(new URL('/livez', `http://${hostname}:${port}`));
      socket.destroy();
      await expect.poll(() => site.lines.join('\n')).toContain(' POST ');
      expect(defects()).toEqual([]);
    }
  },
);
