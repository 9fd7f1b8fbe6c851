import { expect } from 'vitest';
import { attacks } from './attacks.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('contact form', { atOnce: 4 });
const target = targets.http;

const type = 'multipart/form-data; boundary=x';
const part = (name: string, value = 'v') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const malformed = [
  { type, body: 'no parts' },
  { type, body: '--x' },
  { type, body: '--x\r\n' },
  { type, body: part('message') },
  { type, body: '--x\r\nContent-Disposition: form-data; name="a' },
  { type, body: '--x\r\n\r\nno name\r\n--x--\r\n' },
  { type, body: `--x\r\nContent-Disposition: attachment\r\n\r\nv\r\n--x--\r\n` },
  { type, body: '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n--y--\r\n' },
  { type, body: '\0\0\0\0' },
  { type: 'multipart/form-data', body: `${part('a')}--x--\r\n` },
  { type: 'multipart/form-data; boundary=', body: `${part('a')}--x--\r\n` },
  { type: `multipart/form-data; boundary=${'x'.repeat(1000)}`, body: `${part('a')}--x--\r\n` },
];
const forms = ['/api/v1.0/email/send-form', '/list/subscribe/post', '/auth/popup'];
refuses('malformed multipart is a bad request on every address', malformed, async ({ type, body }) => {
  for (const path of forms) {
    const answer = await target
      .visitor()
      .ask(path, { method: 'POST', body, headers: { 'content-type': type } });
    expect(answer.status, path).toBe(400);
  }
});
