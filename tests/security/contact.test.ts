import { expect } from 'vitest';
import { attacks } from './attacks.ts';
import { sendMessage } from './form-requests.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('contact form', { atOnce: 4 });
const target = targets.http;

const stored = () => {
  const db = target.database();
  const rows = db.prepare('SELECT from_name, reply_to, message FROM messages').all();
  db.close();
  return rows.map((row) => ({
    name: String(row.from_name),
    reply: String(row.reply_to),
    text: String(row.message),
  }));
};

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

const blank = ' '.repeat(100_000);
const oversized: readonly Readonly<Record<string, string>>[] = [
  { from_name: 'n'.repeat(201) },
  { from_name: `n${blank}` },
  { from_name: `${blank}n` },
  { reply_to: `${'r'.repeat(300)}@reader.example` },
  { message: 'm'.repeat(10_001) },
  { message: `${blank}m` },
  { message: `m${'\n'.repeat(100_000)}` },
  { message: `m${'\r\n'.repeat(50_000)}m` },
  { from_name: ' ', message: ' ' },
  { message: '' },
  { reply_to: 'no address' },
];
refuses('what is stored is within its limits', oversized, async (fields) => {
  // A form that is too large is refused before it has been read, which may end the connection under a request.
  await sendMessage(target, fields).catch(() => undefined);
  for (const { name, reply, text } of stored()) {
    expect(name.length).toBeLessThanOrEqual(200);
    expect(reply.length).toBeLessThanOrEqual(254);
    expect(text.length).toBeLessThanOrEqual(10_000);
    expect(name.trim().length * reply.length * text.trim().length).toBeGreaterThan(0);
  }
});
