import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { dataDirOf, siteUrl } from '#server/config.ts';
import { createMessageStore, type MessageStore, type StoredMessage } from '#server/contact/store.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { hasDatabase, noDatabase, openAsItIs } from '#server/db/open.ts';
import {
  createNewsletterStore,
  type NewsletterStatus,
  type NewsletterStore,
  tooManyRefusals,
} from '#server/newsletters/store.ts';
import { createReplyNotifications, type ReplyNotifications } from '#server/notices/reply-notifications.ts';
import { createSubscriberLinks, type SubscriberLinks } from '#server/subscribe/links.ts';
import { createSubscriberStore, type Subscriber, type SubscriberStore } from '#server/subscribe/store.ts';
import { backupPath, writeBackup } from './backup-file.ts';
import { runCommand, UsageError } from './command-line.ts';
import { counted, day, indented, oneLine } from './terminal-layout.ts';

function messageText(stored: StoredMessage): string {
  const { fromName, replyTo, message, receivedAt, mailedAt, refusedAt } = stored;
  const refused = refusedAt === null ? '' : `, refused by the mail server on ${day(refusedAt)}`;
  const forwarded = mailedAt === null ? refused : `, forwarded on ${day(mailedAt)}`;
  return `${oneLine(fromName)} <${oneLine(replyTo)}>, ${day(receivedAt)}${forwarded}\n\n${indented(message)}\n`;
}

function subscriberText(subscriber: Subscriber): string {
  const { email, firstName, lastName, subscribedAt, confirmedAt, refusals } = subscriber;
  const name = oneLine(`${firstName} ${lastName}`);
  const confirmed = confirmedAt === null ? 'not confirmed' : `confirmed on ${day(confirmedAt)}`;
  const refused =
    refusals < tooManyRefusals ? '' : ', gets no newsletters: the mail server refuses the address';
  return `  ${day(subscribedAt)}  ${oneLine(email)}${name === '' ? '' : `  ${name}`}  (${confirmed}${refused})`;
}

const newsletterText = ({ createdAt, subject, sent, waiting, refused }: NewsletterStatus) =>
  `  ${day(createdAt)}  ${oneLine(subject)}  (${sent} sent, ${waiting} waiting, ${refused} refused)`;

const pendingText = (pending: readonly Subscriber[]) => [
  `\n${counted(pending.length, 'sign-up')} not confirmed yet`,
  ...pending.map(subscriberText),
];

interface Stores {
  readonly messages: MessageStore;
  readonly subscribers: SubscriberStore;
  readonly links: SubscriberLinks;
  readonly newsletters: NewsletterStore;
  readonly replyNotifications: ReplyNotifications;
}

function read(stores: Stores): string {
  const messages = stores.messages.list();
  const newsletters = stores.newsletters.list();
  const signUps = stores.subscribers.list();
  const subscribers = signUps.filter(({ expiresAt }) => expiresAt === null);
  const pending = signUps.filter(({ expiresAt }) => expiresAt !== null);
  return [
    `${counted(messages.length, 'message')}\n`,
    ...messages.map(messageText),
    counted(subscribers.length, 'subscriber'),
    ...subscribers.map(subscriberText),
    ...(pending.length === 0 ? [] : pendingText(pending)),
    ...(newsletters.length === 0
      ? []
      : [`\n${counted(newsletters.length, 'newsletter')}`, ...newsletters.map(newsletterText)]),
  ].join('\n');
}

function forget({ messages, subscribers, replyNotifications }: Stores, address: string): string {
  const deleted = counted(messages.forget(address), 'message');
  const list = subscribers.forget(address) ? 'took it off the list' : 'it was not on the list';
  const replies = replyNotifications.forget(address)
    ? ' Emails about replies are off, and their address is deleted.'
    : '';
  return `Deleted ${deleted} from ${oneLine(address)}; ${list}.${replies}`;
}

const forgetBefore = ({ messages }: Stores, day: string) =>
  `Deleted ${counted(messages.forgetBefore(day), 'message')} from before ${day}.`;

/** Each person gets a new link, because only hashes of the earlier ones are stored. Those stay valid. */
function exportList({ subscribers, links }: Stores, asked?: string): string {
  const site = siteUrl(process.env.SITE_URL);
  if (site === undefined)
    throw new Error('Set SITE_URL as for the server, so that the links lead to your site.');
  const file = backupPath(asked, 'subscribers', 'csv');
  const confirmed = subscribers.list().filter(({ confirmedAt }) => confirmedAt !== null);
  const rows = confirmed.map(({ email, firstName, lastName, confirmedAt }) => {
    const unsubscribe = `${site.origin}/list/unsubscribe?token=${links.create(email)}`;
    return [email, firstName, lastName, confirmedAt ?? '', unsubscribe];
  });
  const lines = [['email', 'first name', 'last name', 'confirmed', 'unsubscribe'], ...rows];
  writeBackup(file, (unfinished) => {
    writeFileSync(unfinished, lines.map(csvLine).join(''), { mode: 0o600, flush: true });
  });
  return `${file} has ${counted(rows.length, 'confirmed subscriber')}. Keep it private: anyone can unsubscribe people by its links.`;
}

/** As in RFC 4180. With an apostrophe before it, a spreadsheet doesn't run a name as a formula. */
const csvLine = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cell.replace(/^\s*[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`;

await runCommand({
  name: 'npm run inbox',
  about: 'Shows or deletes messages and subscribers, newest first, even while the server runs.',
  usage: [
    ['', 'messages, subscribers and newsletters'],
    [
      'forget ada@mail.example',
      'deletes messages from this address, takes it off the list, and ends emails about replies to it',
    ],
    ['export [<file or folder>]', 'writes everyone who confirmed, with a link to unsubscribe, as CSV'],
    ['forget-before 2025-12-31', 'deletes messages from before this day'],
  ],
  run(_, verb, value, ...more) {
    const dataDir = dataDirOf(process.env);
    const run = command(verb, value);
    if (run === undefined || more.length > 0) throw new UsageError(refusal(verb));
    return withDataDir(dataDir, () => withStores(dataDir, verb === undefined, run));
  },
});

function refusal(verb?: string): string {
  if (verb === 'forget') return 'forget needs one email address.';
  if (verb === 'forget-before') return 'forget-before needs one day, written as 2025-12-31.';
  return `There is no command ${verb}.`;
}

/** Undefined for an unknown command. */
function command(verb?: string, value?: string): ((stores: Stores) => string) | undefined {
  if (verb === undefined) return read;
  if (verb === 'forget' && value?.includes('@')) return (stores) => forget(stores, value);
  if (verb === 'export') return (stores) => exportList(stores, value);
  const date = z.iso.date().safeParse(value);
  if (verb === 'forget-before' && date.success) return (stores) => forgetBefore(stores, date.data);
  return undefined;
}

function withStores(dataDir: string, readOnly: boolean, run: (stores: Stores) => string): string {
  if (!hasDatabase(dataDir)) return `Nothing yet. ${noDatabase(dataDir)}`;
  const db = openAsItIs(dataDir, { readOnly });
  const now = () => new Date();
  const answer = run({
    messages: createMessageStore(db, now),
    subscribers: createSubscriberStore(db, now),
    links: createSubscriberLinks(db, now),
    newsletters: createNewsletterStore(db, now),
    replyNotifications: createReplyNotifications(db, now),
  });
  db.close();
  return answer;
}
