import { afterAll, expect } from 'vitest';
import { startMailServer } from '#server/testing/mail-server.ts';
import site from '../../sample/site.config.ts';
import { attacks } from './attacks.ts';
import { sendMessage, subscribeByJsonp } from './form-requests.ts';
import { startHttps } from './target.ts';

const refuses = attacks('mails of the contact form and the list');
const mail = await startMailServer();
const target = await startHttps({ WRITES_PER_MINUTE: '0', SMTP_URL: mail.url });
afterAll(async () => {
  await target.stop();
  await mail.close();
});

const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@reader.example`;
const letterTo = (email: string) =>
  expect.poll(() => mail.letters.find(({ to }) => to.includes(email)), { timeout: 15_000 });

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n ', '%0D%0A', '=0D=0A', '\0', '\u000b'];
refuses('nothing that is typed becomes a header or a recipient of a message', breaks, async (lineBreak) => {
  const evil = `Ada${lineBreak}Bcc: evil@evil.example${lineBreak}X-Injected: yes${lineBreak}${lineBreak}Body`;
  const sent = mail.letters.length;
  // The same message is kept once, and multipart has only one line break.
  const message = evil + newAddress();
  expect((await sendMessage(target, { from_name: evil, message })).status).toBe(200);
  for (const reply_to of [
    `ada@reader.example${lineBreak}Bcc: evil@evil.example`,
    `ada@reader.example, evil@evil.example`,
    `"a${lineBreak}Bcc: evil@evil.example"@reader.example`,
  ])
    expect((await sendMessage(target, { reply_to })).status).toBe(422);
  await expect.poll(() => mail.letters.length, { timeout: 15_000 }).toBe(sent + 1);
  const letter = mail.letters.at(-1);
  expect(letter?.to).toEqual([site.owner.email]);
  const [head = ''] = letter?.text.split('\r\n\r\n') ?? [];
  const names = head.match(/^[\w-]+(?=:)/gm)?.map((name) => name.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-injected');
  expect(new Set(names).size).toBe(names?.length);
});

const typed = [
  'Ada\r\nBcc: evil@evil.example',
  'Ada\nX-Injected: yes',
  '=?utf-8?q?Ada=0D=0ABcc:_evil?=',
  '<b>Ada</b> https://evil.example',
];
refuses('the mail that confirms has nothing that a visitor typed, and one recipient', typed, async (name) => {
  const email = newAddress();
  await subscribeByJsonp(target, { EMAIL: email, MERGE1: name, MERGE2: name });
  await letterTo(email).toMatchObject({
    to: [email],
    text: expect.not.stringMatching(/evil|X-Injected|<b>/),
  });
});
