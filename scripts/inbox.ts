import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { terminalText } from '#lib/terminal-text.ts';
import { ConfigError, dataDirOf } from '#server/config.ts';
import { createMessageStore, type MessageStore, type StoredMessage } from '#server/contact/store.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { databaseFile, openAsItIs } from '#server/db/open.ts';
import { createSubscriberStore, type Subscriber, type SubscriberStore } from '#server/subscribe/store.ts';
import { counted, day, indented, oneLine } from './terminal-layout.ts';

// npm run inbox: what visitors wrote and who joined the list, the newest first; and forgetting it, also while the server runs.

const usage = `npm run inbox                                 messages and subscribers
npm run inbox -- forget ada@mail.example      deletes what came from this address, and takes it off the list
npm run inbox -- forget-before 2025-12-31     deletes the messages of the days before`;

function messageText({ fromName, replyTo, message, receivedAt, mailedAt }: StoredMessage): string {
  const mailed = mailedAt === null ? '' : `, mailed on ${day(mailedAt)}`;
  return `${oneLine(fromName)} <${oneLine(replyTo)}>, ${day(receivedAt)}${mailed}\n\n${indented(message)}\n`;
}

function subscriberText({ email, firstName, lastName, subscribedAt, confirmedAt }: Subscriber): string {
  const name = oneLine(`${firstName} ${lastName}`);
  const confirmed = confirmedAt === null ? 'not confirmed' : `confirmed on ${day(confirmedAt)}`;
  return `  ${day(subscribedAt)}  ${oneLine(email)}${name === '' ? '' : `  ${name}`}  (${confirmed})`;
}

const pendingText = (pending: readonly Subscriber[]) => [
  `\n${counted(pending.length, 'sign-up')} not on the list yet: the link in the mail is still to be opened`,
  ...pending.map(subscriberText),
];

interface Stores {
  readonly messages: MessageStore;
  readonly subscribers: SubscriberStore;
}

function read(stores: Stores): string {
  const messages = stores.messages.list();
  const signUps = stores.subscribers.list();
  const subscribers = signUps.filter(({ expiresAt }) => expiresAt === null);
  const pending = signUps.filter(({ expiresAt }) => expiresAt !== null);
  return [
    `${counted(messages.length, 'message')}\n`,
    ...messages.map(messageText),
    counted(subscribers.length, 'subscriber'),
    ...subscribers.map(subscriberText),
    ...(pending.length === 0 ? [] : pendingText(pending)),
  ].join('\n');
}

function forget({ messages, subscribers }: Stores, address: string): string {
  const deleted = counted(messages.forget(address), 'message');
  const list = subscribers.forget(address) ? 'took it off the list' : 'it was not on the list';
  return `Deleted ${deleted} from ${oneLine(address)}; ${list}.`;
}

const forgetBefore = ({ messages }: Stores, day: string) =>
  `Deleted ${counted(messages.forgetBefore(day), 'message')} from before ${day}.`;

/** What the words of a command do, and whether they only look; undefined where they are none. */
function command([verb, value, ...more]: readonly string[]) {
  if (verb === undefined) return { looks: true, run: read };
  if (value === undefined || more.length > 0) return undefined;
  if (verb === 'forget' && value.includes('@'))
    return { looks: false, run: (stores: Stores) => forget(stores, value) };
  if (verb === 'forget-before' && z.iso.date().safeParse(value).success)
    return { looks: false, run: (stores: Stores) => forgetBefore(stores, value) };
  return undefined;
}

function answer(dataDir: string): string {
  const asked = command(process.argv.slice(2));
  if (asked === undefined) throw new ConfigError(usage);
  const file = databaseFile(dataDir);
  // Unlike existsSync, it does not take a folder that may not be read for an empty one.
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    return `Nothing yet: there is no database at ${resolve(file)}. DATA_DIR names its folder; the server makes it when it starts.`;
  const db = openAsItIs(dataDir, { readOnly: asked.looks });
  const now = () => new Date();
  try {
    return asked.run({
      messages: createMessageStore(db, now),
      subscribers: createSubscriberStore(db, now),
    });
  } finally {
    db.close();
  }
}

const dataDir = dataDirOf(process.env);
try {
  console.log(withDataDir(dataDir, () => answer(dataDir)));
} catch (error) {
  console.log(terminalText(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
