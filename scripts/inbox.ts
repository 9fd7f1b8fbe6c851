import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError, dataDirOf } from '#server/config.ts';
import { createMessageStore, type Message } from '#server/contact/store.ts';
import { withDataDir } from '#server/data-dir.ts';
import { databaseFile } from '#server/db/open.ts';
import { createSubscriberStore, type Subscriber } from '#server/subscribe/store.ts';
import { counted, day, indented, oneLine } from './printed.ts';

// npm run inbox: what visitors wrote and who joined the list, the newest first.

function messageText({ fromName, replyTo, message, receivedAt, mailedAt }: Message): string {
  const mailed = mailedAt === null ? '' : `, mailed on ${day(mailedAt)}`;
  return `${oneLine(fromName)} <${oneLine(replyTo)}>, ${day(receivedAt)}${mailed}\n\n${indented(message)}\n`;
}

function subscriberText({ email, firstName, lastName, subscribedAt }: Subscriber): string {
  const name = oneLine(`${firstName} ${lastName}`);
  return `  ${day(subscribedAt)}  ${oneLine(email)}${name === '' ? '' : `  ${name}`}`;
}

function read(file: string): string {
  // Unlike existsSync, it does not take a folder that may not be read for an empty one.
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    return `Nothing yet: there is no database at ${resolve(file)}. DATA_DIR names its folder; the server makes it when it starts.`;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const now = () => new Date();
  const messages = createMessageStore(db, now).list();
  const subscribers = createSubscriberStore(db, now).list();
  db.close();
  return [
    `${counted(messages.length, 'message')}\n`,
    ...messages.map(messageText),
    counted(subscribers.length, 'subscriber'),
    ...subscribers.map(subscriberText),
  ].join('\n');
}

const dataDir = dataDirOf(process.env);
try {
  console.log(withDataDir(dataDir, () => read(databaseFile(dataDir))));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
