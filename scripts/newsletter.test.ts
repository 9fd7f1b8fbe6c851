import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { createNewsletterStore } from '#server/newsletters/store.ts';
import { createSubscriberStore } from '#server/subscribe/store.ts';
import { Workplace } from '#server/testing/running-server.ts';
import { runProgram } from '../tests/setup/run-program.ts';

function workplace() {
  const place = new Workplace();
  onTestFinished(() => place.remove());
  return place;
}
/** What the command says in a place. */
const newsletter = ({ folder }: Workplace, ...args: readonly string[]) =>
  runProgram('scripts/newsletter.ts', args, { cwd: folder }).said;

test('without an article, it asks for a text of the owner, which may have the line endings of Windows', async () => {
  const place = workplace();
  expect(newsletter(place)).toBe('The built site has no article. Name a text of yours, as in hello.md.');
  writeFileSync(join(place.folder, 'hello.md'), '# Hello\r\n\r\nSome words.\r\n');
  expect(newsletter(place, 'hello.md')).toContain('There is no database');
});

test('what nobody would get is not listed as sent, and a copy that is not taken is named with its setting', async () => {
  const place = workplace();
  const db = openDatabase(join(place.folder, '.data'));
  writeFileSync(join(place.folder, 'hello.md'), '# Hello\n\nSome words.\n');
  expect(newsletter(place, 'hello.md', '--send')).toMatch(/^Nobody is left to send it to\./);
  expect(createNewsletterStore(db, () => new Date()).list()).toEqual([]);
  db.close();
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  expect(newsletter(place, 'hello.md', '--test', 'ada@mail.example')).toMatch(
    /^Nothing was sent, because the mail server of SMTP_URL did not take it: .*ECONNREFUSED/,
  );
  vi.unstubAllEnvs();
});

test('links and pictures of a text lead to the site from a mail program, too', async () => {
  const place = workplace();
  openDatabase(join(place.folder, '.data')).close();
  const text = '# Hello\n\n[One](/one) ![Two](/two.png) <a href="/three">Three</a> [four][4]\n\n[4]: /four\n';
  writeFileSync(join(place.folder, 'hello.md'), text);
  const files = newsletter(place, 'hello.md').match(/^\S+preview\.\w+$/gm) ?? [];
  expect(files).toHaveLength(2);
  for (const file of files)
    expect(readFileSync(file, 'utf8').match(/(?<=robin\.example)\/[\w.]+/g)).toEqual(
      expect.arrayContaining(['/one', '/two.png', '/three', '/four']),
    );
});

test('nobody gets an article again that has moved since', async () => {
  const place = workplace();
  const inBuild = (name: string, text: string) =>
    writeFileSync(join(place.folder, 'dist/sample/public', name), text);
  const feed = (url: string) => {
    const item = { id: 'https://robin.example/old', url, title: 'Forms', content_html: '<p>Words</p>' };
    inBuild('feed.json', JSON.stringify({ items: [item] }));
  };
  for (const name of ['old', 'new']) inBuild(`${name}.md`, '# Forms\n\nWords\n');
  const db = openDatabase(join(place.folder, '.data'));
  const subscribers = createSubscriberStore(db, () => new Date());
  subscribers.add({ email: 'ada@mail.example', firstName: '', lastName: '' }, false);
  subscribers.confirm('ada@mail.example');
  db.close();
  feed('https://robin.example/old');
  expect(newsletter(place, '--send')).toMatch(/^The server sends it to 1 person/);
  feed('https://robin.example/new');
  expect(newsletter(place, '/new', '--send')).toMatch(/^Nobody is left to send it to\./);
});
