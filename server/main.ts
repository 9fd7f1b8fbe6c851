import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { builtSite } from '#site/build/manifest.ts';
import { createApp } from './app.ts';
import { sessionSecret } from './auth/secret.ts';
import { loadRenderer } from './comments/article-pages.ts';
import { createCommentEvents } from './comments/events.ts';
import { type Config, ConfigError, checkSignIn, parseEnvironment } from './config.ts';
import { startCleanup } from './db/cleanup.ts';
import { lockOutbox, withDataDir } from './db/data-dir.ts';
import { openDatabase } from './db/open.ts';
import { logTo } from './http/log.ts';
import { httpServer } from './http/server.ts';
import { smtp } from './mail/smtp.ts';
import { readBuild } from './site/build.ts';
import { createSiteOutbox } from './site-outbox.ts';
import { summary } from './summary.ts';
import { createViewStore } from './views/views.ts';

/** How long requests, and a mail that is being sent, may take to finish when the server is stopped. */
const graceMs = 3000;

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  if (process.argv.length > 2)
    throw new ConfigError('The server has no options: set PORT=8080 before it (docs/settings.md).');
  const config = parseEnvironment(process.env);
  const { manifest, files } = await readBuild(config.siteConfig);
  const renderer = await loadRenderer(builtSite(config.siteConfig).root);
  if (manifest.providers.comments === 'embedded') checkSignIn(config, manifest.signIn);
  const { db, secret, outboxLock } = withDataDir(config.dataDir, () => ({
    db: openDatabase(config.dataDir),
    secret: sessionSecret(config.dataDir),
    outboxLock: config.smtpUrl ? lockOutbox(config.dataDir) : undefined,
  }));
  // A write that waits for a lock holds up every page, and there may be many; clients send a refused write again.
  db.exec('PRAGMA busy_timeout = 25');
  const log = logTo((text) => process.stdout.write(text));
  const now = () => new Date();
  const stopCleanup = startCleanup(db, now, log);
  const events = createCommentEvents(db);
  const views = createViewStore(db, now, log);
  setInterval(views.flush, 60_000).unref();
  // The server listens on a port, so its address is of this kind.
  const port = () => (server.address() as AddressInfo).port;
  /** Where the site answers, once it listens. Without SITE_URL, only this machine reaches it. */
  const address = () => config.siteUrl?.origin ?? `http://localhost:${port()}`;
  const { smtpUrl, mailsPerHour } = config;
  const sendMail = smtpUrl ? smtp(smtpUrl) : undefined;
  const shared = { db, manifest, secret, now, log };
  const outbox = sendMail && createSiteOutbox({ ...shared, send: sendMail, address }, mailsPerHour);
  // After the response, so that the time it takes doesn't show whether there is a mail to send.
  const wakeOutbox = outbox && (() => void setImmediate(() => void outbox.wake()));
  const app = createApp({ ...shared, files, renderer, config, events, views, wakeOutbox, sendMail });
  const server = httpServer(app.fetch);

  const stop = async () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    stopCleanup();
    events.close();
    await Promise.race([Promise.all([closed(server), outbox?.stop()]), wait(graceMs)]);
    views.flush();
    db.close();
    outboxLock?.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error) => giveUp(listenProblem(error, config)));
  process.stdout.write(summary(address(), config, manifest));
  if (config.port === 0 && config.siteUrl !== undefined)
    process.stdout.write(`It listens on port ${port()}.\n`);
  wakeOutbox?.();
}

async function closed(server: Server): Promise<void> {
  setInterval(() => server.closeIdleConnections(), 50).unref();
  await once(server.close(), 'close');
}

function listenProblem(error: Error, { port, host }: Config): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=0 takes any free one.`;
  if (code === 'EACCES') return `Port ${port} needs permissions that this user does not have. Try PORT=4321.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is not an address of this machine. Try HOST=127.0.0.1, or HOST=::1 if this machine has only IPv6.`;
  return `The server could not start: ${error.message}`;
}

// A log on a full disk, or one that nobody reads, must not end the site.
process.stdout.on('error', () => {});

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) giveUp(error.message);
  giveUp(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
}
