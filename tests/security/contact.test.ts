import { afterAll, expect } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import site from '../../sample/site.config.ts';
import { attacks } from './attacks.ts';
import { startHttp } from './target.ts';

const refuses = attacks('contact form, mail headers');
const mail = await startMailServer();
const target = await startHttp({ WRITES_PER_MINUTE: '0', SMTP_URL: mail.url });
afterAll(async () => {
  await target.stop();
  mail.close();
});

const address = '/api/v1.0/email/send-form';
const honest = { from_name: 'Ada', reply_to: 'ada@reader.example', message: 'Hello' };
const send = (fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...honest, ...fields })) body.append(name, value);
  return target.visitor().ask(address, { method: 'POST', body });
};
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
const forms = [address, '/list/subscribe/post', '/oidc/authorize', '/oidc/token'];
refuses('malformed multipart is a bad request on every address', malformed, async ({ type, body }) => {
  for (const path of forms) {
    const answer = await target
      .visitor()
      .ask(path, { method: 'POST', body, headers: { 'content-type': type } });
    expect(answer.status, path).toBe(400);
  }
});

refuses('it writes no stack into the log', ['stdout', 'stderr'], (stream) => {
  expect(stream === 'stdout' ? target.server.output : target.server.errors).not.toMatch(/^\s+at |error on/m);
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
  await send(fields).catch(() => undefined);
  for (const { name, reply, text } of stored()) {
    expect(name.length).toBeLessThanOrEqual(200);
    expect(reply.length).toBeLessThanOrEqual(254);
    expect(text.length).toBeLessThanOrEqual(10_000);
    expect(name.trim().length * reply.length * text.trim().length).toBeGreaterThan(0);
  }
});

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n ', '%0D%0A', '=0D=0A', '\0', '\u000b'];
refuses('nothing that is typed becomes a header or a recipient of the mail', breaks, async (lineBreak) => {
  const evil = `Ada${lineBreak}Bcc: evil@evil.example${lineBreak}X-Injected: yes${lineBreak}${lineBreak}Body`;
  const sent = mail.letters.length;
  expect((await send({ from_name: evil, message: evil })).status).toBe(200);
  const refused = [
    await send({ reply_to: `ada@reader.example${lineBreak}Bcc: evil@evil.example` }),
    await send({ reply_to: `ada@reader.example, evil@evil.example` }),
    await send({ reply_to: `"a${lineBreak}Bcc: evil@evil.example"@reader.example` }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  await expect.poll(() => mail.letters.length, { timeout: 30_000 }).toBe(sent + 1);
  const letter = mail.letters.at(-1);
  expect(letter?.to).toEqual([site.owner.email]);
  const names = (letter?.text.split('\r\n\r\n')[0] ?? '')
    .match(/^[\w-]+(?=:)/gm)
    ?.map((name) => name.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-injected');
  expect(new Set(names).size).toBe(names?.length);
});

refuses('a full inbox says so, and says what to do instead', [1], async () => {
  const db = target.database();
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 11000)
    INSERT INTO messages (from_name, reply_to, message, received_at, to_mail)
    SELECT 'Flood', 'f@reader.example', printf('%.*c', 10000, 'x'), '2026-01-01T00:00:00.000Z', 0 FROM n`);
  db.close();
  const answer = await send({});
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).toContain(site.owner.email);
});
