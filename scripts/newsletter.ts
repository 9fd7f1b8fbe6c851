import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { server as words } from '#language';
import { plainPath } from '#lib/page-path.ts';
import { escapedXml } from '#lib/xml.ts';
import { parseEnvironment } from '#server/config.ts';
import { withDatabase } from '#server/db/data-dir.ts';
import { smtp } from '#server/mail/smtp.ts';
import { newsletterMail } from '#server/newsletters/mail.ts';
import { createNewsletterStore, type Newsletter } from '#server/newsletters/store.ts';
import { readBuild } from '#server/site/build.ts';
import { builtSite, type Manifest } from '#site/build/manifest.ts';
import { runCommand, UsageError } from './command-line.ts';
import { counted, oneLine } from './terminal-layout.ts';

/** The part of the JSON feed (src/site/publish/feeds.ts) that is used here. */
const feedSchema = z.object({
  items: z.array(z.object({ id: z.url(), url: z.url(), title: z.string(), content_html: z.string() })),
});

await runCommand({
  name: 'npm run newsletter',
  about:
    'Sends an article, or a text of your own, to the mailing list. Without an option, it only shows what would be sent.',
  usage: [
    ['', 'the newest article'],
    ['/my-article', 'another one that is in the feed'],
    ['hello.md', 'a text in Markdown, whose first line is its title: # Hello'],
    ['[…] --test you@mail.example', 'to this address alone'],
    ['[…] --send', "to everyone on the list who hasn't received it yet"],
  ],
  options: { test: { type: 'string' }, send: { type: 'boolean' } },
  async run({ test, send }, what = '', ...more) {
    if (more.length > 0 || (send && test !== undefined) || test?.includes('@') === false)
      throw new UsageError('Name one article or text, and either --send or one address after --test.');
    const config = parseEnvironment(process.env);
    const { manifest } = await readBuild(config.siteConfig);
    if (manifest.providers.list !== 'embedded')
      throw new Error(
        "This site has no list on its own server: set list: { kind: 'embedded' } and build it again. For Mailchimp, see docs/providers.md.",
      );
    const newsletter = what.endsWith('.md')
      ? await ownText(what, manifest.host)
      : article(what, builtSite(config.siteConfig).publicDir);
    if (test === undefined)
      return withDatabase(config.dataDir, { readOnly: !send }, (db) => {
        const newsletters = createNewsletterStore(db, () => new Date());
        return send
          ? sendToEveryone(newsletter, newsletters, config.mailsPerHour)
          : preview(newsletter, newsletters, manifest);
      });
    if (config.smtpUrl === undefined) throw new Error('Set SMTP_URL as for the server.');
    await smtp(config.smtpUrl)(copyFor(test, newsletter, manifest)).catch(({ message }: Error) => {
      throw new Error(`Nothing was sent, because the mail server of SMTP_URL did not take it: ${message}`);
    });
    return `Sent to ${oneLine(test)}. The link to unsubscribe is not valid in this copy.`;
  },
});

/** A copy whose link to unsubscribe is not valid. */
function copyFor(email: string, newsletter: Newsletter, manifest: Manifest) {
  return newsletterMail({ manifest, address: () => manifest.host }, { ...newsletter, email }, 'test');
}

type Newsletters = ReturnType<typeof createNewsletterStore>;

function sendToEveryone(newsletter: Newsletter, newsletters: Newsletters, mailsPerHour: number): string {
  const count = newsletters.countMissing(newsletter);
  if (count === 0)
    return 'Nobody is left to send it to. npm run inbox shows who is on the list, and what was sent.';
  newsletters.add(newsletter);
  return `The server sends it to ${counted(count, 'person', 'people')}, within ${counted(Math.ceil(count / mailsPerHour), 'hour')}. npm run inbox shows the status.`;
}

function preview(newsletter: Newsletter, newsletters: Newsletters, manifest: Manifest): string {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-'));
  const html = join(folder, 'preview.html');
  const text = join(folder, 'preview.txt');
  const mail = copyFor(manifest.owner.email, newsletter, manifest);
  writeFileSync(html, mail.html);
  writeFileSync(text, mail.text);
  const people = counted(newsletters.countMissing(newsletter), 'person', 'people');
  return `${oneLine(mail.subject)}\n\n${html}\n${text}\n\n${people} on the list would get it with --send.`;
}

/** An article of the newest thirty, as the feed and its Markdown have it. */
function article(asked: string, publicDir: string): Newsletter {
  const feed = join(publicDir, 'feed.json');
  if (!existsSync(feed))
    throw new Error('The built site has no article. Name a text of yours, as in hello.md.');
  const { items } = feedSchema.parse(JSON.parse(readFileSync(feed, 'utf8')));
  const paths = items.map(({ url }) => plainPath(new URL(url).pathname));
  const at = asked === '' ? 0 : paths.indexOf(plainPath(`/${asked.replace(/^\/+/, '')}`));
  const [item, path] = [items[at], paths[at]];
  if (item === undefined || path === undefined)
    throw new Error(
      `${asked} is not among the newest articles of the built site: ${paths.slice(0, 5).join(', ')} …`,
    );
  return {
    // The same after the article has moved, so that nobody gets it again.
    id: new URL(item.id).pathname,
    subject: item.title,
    text: readFileSync(join(publicDir, `${path}.md`), 'utf8'),
    html: `<p><a href="${escapedXml(item.url)}">${words.readOnSite}</a></p>\n${item.content_html}`,
  };
}

/** Raw HTML in it is the owner's own. */
async function ownText(file: string, host: string): Promise<Newsletter> {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const written = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
  // Links and pictures on this site, in Markdown and HTML.
  const text = written.replace(/(\]\(|^\[[^\]\n]+\]: *|\b(?:href|src)=")(?=\/(?!\/))/gm, `$&${host}`);
  const [heading = '', subject] = /^# +(.+)\n/.exec(text) ?? [];
  if (subject === undefined) throw new Error(`The first line of ${file} has to be its title: # Hello`);
  // A container has only the server's packages.
  const { markdownToHtml } = await import('satteri').catch(() => {
    throw new Error(
      'Sending your own text needs the packages that build the site. Run this where you build it.',
    );
  });
  const { html } = markdownToHtml(text.slice(heading.length));
  return { id: relative('', resolve(file)), subject, text, html };
}
