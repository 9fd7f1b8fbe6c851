import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { openAsItIs } from '#server/db/open.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import { readable } from '#server/testing/mail-server.ts';
import { expectPageAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the owner previews an article as an email, tests it and sends it to the list, and a reader unsubscribes by its link', async ({
  startSite,
  mailServer,
  page,
}) => {
  const site = await startSite({ SMTP_URL: mailServer.url });
  const newsletter = async (...words: readonly string[]) => {
    const env = { ...process.env, DATA_DIR: site.dataDir, SMTP_URL: mailServer.url };
    const done = promisify(execFile)(process.execPath, ['scripts/newsletter.ts', ...words], { env });
    return done.then(({ stdout }) => stdout).catch(({ stderr }: { readonly stderr: string }) => stderr);
  };
  const db = openAsItIs(site.dataDir, { readOnly: false });
  const now = () => new Date();
  const subscriber = { email: 'grace@reader.example', firstName: 'Grace', lastName: '' };
  const subscribers = createSubscriberStore(db, now);
  subscribers.add(subscriber, false);
  subscribers.confirm(subscriber.email);
  db.close();

  expect(await newsletter('/nowhere')).toMatch(
    /^\/nowhere is not among the newest articles of the built site: \/\w+, /m,
  );
  const shown = await newsletter();
  expect(shown).toContain('1 person on the list would get it with --send.');
  const [preview = ''] = shown.match(/^\S+\.html$/m) ?? [];
  const title = shown.split('\n')[0] ?? '';
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(readFileSync(preview, 'utf8'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectPageAccessible(page, 'the email');

  expect(await newsletter('--test', 'robin@owner.example')).toMatch(/^Sent to robin@owner\.example\./);
  expect(mailServer.letters.map(({ to }) => to)).toEqual([['robin@owner.example']]);
  expect(await newsletter('--send')).toContain('The server sends it to 1 person, within 1 hour.');
  expect(await newsletter('--send')).toBe(
    'Nobody is left to send it to. npm run inbox shows who is on the list, and what was sent.\n',
  );
  await site.stop();
  await site.startAgain();
  await expect.poll(() => mailServer.letters.length).toBe(2);
  const [, letter] = mailServer.letters;
  const [unsubscribe = ''] =
    (letter &&
      readable(letter).match(/^http:\S+\/list\/unsubscribe\S+$|(?<=: )http:\S+\/list\/unsubscribe\S+$/m)) ??
    [];
  expect(letter?.to).toEqual([subscriber.email]);
  await page.goto(unsubscribe);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible();
});
