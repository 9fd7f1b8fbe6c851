import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { dataDirOf, siteUrl } from '#server/config.ts';
import { createMessageStore, type StoredMessage } from '#server/contact/store.ts';
import { withDatabase } from '#server/db/data-dir.ts';
import { inTransaction } from '#server/db/query.ts';
import { normalAddress } from '#server/mail/address.ts';
import { createNewsletterStore, type NewsletterStatus, tooManyRefusals } from '#server/newsletters/store.ts';
import { createReplyNotifications } from '#server/notices/reply-notifications.ts';
import { createSubscriberStore, type Subscriber } from '#server/subscribe/store.ts';
import { backupPath, writeBackup } from './backup-file.ts';
import { runCommand, UsageError } from './command-line.ts';
import { counted, day, indented, oneLine } from './terminal-layout.ts';

const now = () => new Date();

function messageText(stored: StoredMessage): string {
  const { fromName, replyTo, message, receivedAt, mailedAt, refusedAt } = stored;
  const waits = stored.isWaiting ? ', waits for the mail server' : '';
  const refused = refusedAt === null ? waits : `, refused by the mail server on ${day(refusedAt)}`;
  const forwarded = mailedAt === null ? refused : `, forwarded on ${day(mailedAt)}`;
  return `\n${oneLine(fromName)} <${oneLine(replyTo)}>, ${day(receivedAt)}${forwarded}\n\n${indented(message)}`;
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

const group = <T>(list: readonly T[], one: string, which: string, text: (each: T) => string) =>
  list.length === 0 ? [] : [`${counted(list.length, one)}${which}`, ...list.map(text), ''];

/** The newest message is last, where a terminal stops. */
function read(db: DatabaseSync): string {
  const messages = createMessageStore(db, now).list().toReversed();
  const newsletters = createNewsletterStore(db, now).list().toReversed();
  const signUps = createSubscriberStore(db, now).list().toReversed();
  const subscribers = signUps.filter(({ expiresAt }) => expiresAt === null);
  const unconfirmed = signUps.filter(({ expiresAt }) => expiresAt !== null);
  return [
    ...group(newsletters, 'newsletter', '', newsletterText),
    ...group(unconfirmed, 'sign-up', ' not confirmed yet', subscriberText),
    ...group(subscribers, 'subscriber', '', subscriberText),
    counted(messages.length, 'message'),
    ...messages.map(messageText),
  ].join('\n');
}

function forget(db: DatabaseSync, asked = ''): string {
  // Messages are listed as Ada <ada@mail.example>.
  const address = /<(.+@.+)>$/.exec(asked)?.[1] ?? asked.trim();
  if (!address.includes('@')) throw new UsageError('forget needs one email address.');
  const deleted = counted(createMessageStore(db, now).forget(normalAddress(address) ?? address), 'message');
  const isListed = createSubscriberStore(db, now).forget(address);
  const getsReplies = createReplyNotifications(db, now).forget(address);
  const replies = getsReplies ? ' Emails about replies are off, and their address is deleted.' : '';
  return `Deleted ${deleted} from ${oneLine(address)}; ${isListed ? 'took it off the list' : 'it was not on the list'}.${replies}`;
}

function forgetBefore(db: DatabaseSync, day?: string): string {
  if (day === undefined || !z.iso.date().safeParse(day).success)
    throw new UsageError('forget-before needs one day, written as 2025-12-31.');
  return `Deleted ${counted(createMessageStore(db, now).forgetBefore(day), 'message')} from before ${day}.`;
}

/** Each person gets a new link, because only hashes of the earlier ones are stored. Those stay valid. */
function exportList(db: DatabaseSync, asked?: string): string {
  const site = siteUrl(process.env.SITE_URL);
  if (site === undefined)
    throw new Error('Set SITE_URL as for the server, so that the links lead to your site.');
  const file = backupPath(asked, 'subscribers', 'csv');
  const subscribers = createSubscriberStore(db, now);
  const people = subscribers.list().filter(({ confirmedAt }) => confirmedAt !== null);
  // Together, because the disk takes as long for all links as for one.
  const rows = inTransaction(db, () =>
    people.map(({ email, firstName, lastName, confirmedAt }) => {
      const unsubscribe = `${site.origin}/list/unsubscribe?token=${subscribers.createLink(email)}`;
      return [email, firstName, lastName, confirmedAt ?? '', unsubscribe];
    }),
  );
  const lines = [['email', 'first name', 'last name', 'confirmed', 'unsubscribe'], ...rows];
  writeBackup(file, lines.map(csvLine).join(''));
  return `${file} has ${counted(rows.length, 'confirmed subscriber')}. Keep it private: anyone can unsubscribe people with its links.`;
}

/** As in RFC 4180. With an apostrophe before it, a spreadsheet doesn't run a name as a formula. */
const csvLine = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cell.replace(/^\s*[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`;

const commands: Readonly<Record<string, (db: DatabaseSync, value?: string) => string>> = {
  read,
  forget,
  export: exportList,
  'forget-before': forgetBefore,
};

await runCommand({
  name: 'npm run inbox',
  about: 'Shows or deletes messages and subscribers, newest last, even while the server runs.',
  usage: [
    ['', 'newsletters, subscribers and messages'],
    [
      'forget ada@mail.example',
      'deletes messages from this address, takes it off the list, and ends emails about replies to it',
    ],
    ['export [<file or folder>]', 'writes everyone who confirmed, with a link to unsubscribe, as CSV'],
    ['forget-before 2025-12-31', 'deletes messages from before this day'],
  ],
  run(_, verb = 'read', value, ...more) {
    const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (command === undefined) throw new UsageError(`There is no command ${verb}.`);
    if (more.length > 0) throw new UsageError(`${verb} takes one argument.`);
    return withDatabase(dataDirOf(process.env), { readOnly: verb === 'read' }, (db) => command(db, value));
  },
});
