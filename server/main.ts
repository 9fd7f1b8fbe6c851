import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { builtSite } from '#site/manifest.ts';
import { createApp } from './app.ts';
import { sessionSecret } from './auth/secret.ts';
import { CommentEvents } from './comments/events.ts';
import { loadRenderer } from './comments/renderer.ts';
import { createRevisions } from './comments/revisions.ts';
import { ConfigError, checkSignIn, parseEnvironment } from './config.ts';
import { startCleanup } from './db/cleanup.ts';
import { withDataDir } from './db/data-dir.ts';
import { openDatabase } from './db/open.ts';
import { bufferedLog } from './http/log.ts';
import { isLoopback } from './http/origins.ts';
import { httpServer } from './http/server.ts';
import { createOutboxes } from './mail/outboxes.ts';
import { readBuild } from './site/build.ts';
import { listenProblem } from './startup/listen-problem.ts';
import { summary } from './startup/summary.ts';

/** Ends the program with a sentence, not with a stack. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = parseEnvironment(process.env);
  const { manifest, files } = readBuild(config.siteConfig);
  const renderer = await loadRenderer(builtSite(config.siteConfig).root);
  if (manifest.providers.comments === 'embedded') checkSignIn(config);
  const { db, secret } = withDataDir(config.dataDir, () => ({
    db: openDatabase(config.dataDir),
    secret: sessionSecret(config.dataDir),
  }));
  // A write that waits for a lock holds up everybody here; a write that was refused is sent again.
  db.exec('PRAGMA busy_timeout = 250');
  const log = bufferedLog((text) => process.stdout.write(text));
  const now = () => new Date();
  const stopCleanup = startCleanup(db, now);
  const events = new CommentEvents(createRevisions(db));
  // A server that was given a port or a host to listen on has an address of this kind, never a pipe's.
  const port = () => (server.address() as AddressInfo).port;
  const name = isLoopback(config.host) ? 'localhost' : config.host;
  /** Where the site answers, once it listens. */
  const address = () => config.siteUrl?.origin ?? `http://${name}:${port()}`;
  const { smtpUrl } = config;
  const outboxes =
    smtpUrl === undefined ? undefined : createOutboxes({ db, manifest, smtpUrl, address, now, log });
  // After the response, so that the time it takes doesn't show whether there is a mail to send.
  const onMail = () => void setImmediate(() => void outboxes?.wake());
  const app = createApp({ db, manifest, files, renderer, config, secret, now, log, events, onMail });
  const server = httpServer(app.fetch);

  const fail = (error: Error) => giveUp(listenProblem(error, config));
  server.once('error', fail);
  server.listen(config.port, config.host, () => {
    server.off('error', fail);
    process.stdout.write(
      summary({
        address: address(),
        dataDir: resolve(config.dataDir),
        manifest,
        signIn: config.signIn,
        google: config.google !== undefined,
        smtp: outboxes !== undefined,
        servesPages: files !== undefined,
      }),
    );
    if (config.port === 0 && config.siteUrl !== undefined)
      process.stdout.write(`It listens on port ${port()}.\n`);
    onMail();
  });

  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    outboxes?.stop();
    stopCleanup();
    events.close();
    server.close(() => {
      db.close();
      log.flush();
      process.exit(0);
    });
    // A request under way is finished; one that never ends does not keep the server from stopping.
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) giveUp(error.message);
  giveUp(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
}
