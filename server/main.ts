import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { sessionSecret } from '#server/auth/secret.ts';
import { CommentEvents } from '#server/comments/events.ts';
import { loadRenderer } from '#server/comments/renderer.ts';
import { createRevisions } from '#server/comments/revisions.ts';
import { startCleanup } from '#server/db/cleanup.ts';
import { withDataDir } from '#server/db/data-dir.ts';
import { openDatabase } from '#server/db/open.ts';
import { bufferedLog } from '#server/http/log.ts';
import { isLoopback } from '#server/http/origins.ts';
import { httpServer } from '#server/http/server.ts';
import { createOutboxes } from '#server/mail/outboxes.ts';
import { readBuild } from '#server/site/build.ts';
import { nodeProblem } from '#server/startup/node-version.ts';
import { summary } from '#server/startup/summary.ts';
import { builtSite } from '#site/manifest.ts';
import { createApp } from './app.ts';
import { ConfigError, checkSignIn, parseEnvironment } from './config.ts';

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
  const db = withDataDir(config.dataDir, () => openDatabase(config.dataDir));
  // Whoever waits for a lock holds up everybody here; a write that was refused is sent again.
  db.exec('PRAGMA busy_timeout = 250');
  const log = bufferedLog((text) => process.stdout.write(text));
  const now = () => new Date();
  const stopTidying = startCleanup(db, now);
  const events = new CommentEvents(createRevisions(db));
  // A server that was given a port or a host to listen on has an address of this kind, never a pipe's.
  const port = () => (server.address() as AddressInfo).port;
  const name = isLoopback(config.host) ? 'localhost' : config.host;
  /** Where the site answers, once it listens. */
  const address = () => config.siteUrl?.origin ?? `http://${name}:${port()}`;
  const { smtpUrl } = config;
  const outboxes =
    smtpUrl === undefined ? undefined : createOutboxes({ db, manifest, smtpUrl, address, now, log });
  const secret = withDataDir(config.dataDir, () => sessionSecret(config.dataDir));
  // After the answer, so that the time it takes doesn't show whether there is a mail to send.
  const onMail = () => void setImmediate(() => void outboxes?.wake());
  const app = createApp({ db, manifest, files, renderer, config, secret, now, log, events, onMail });
  const server = httpServer(app.fetch);

  const fail = (error: Error) => giveUp(listenProblem(error, config.port, config.host));
  server.once('error', fail);
  server.listen(config.port, config.host, () => {
    server.off('error', fail);
    process.stdout.write(
      summary({
        address: address(),
        dataDir: resolve(config.dataDir),
        manifest,
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
    stopTidying();
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

function listenProblem(error: Error, port: number, host: string): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=0 takes any free one.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have. Try PORT=4321.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine. Try HOST=127.0.0.1.`;
  return `The server could not start: ${error.message}`;
}

const problem = nodeProblem(process.version);
if (problem !== undefined) giveUp(problem);
try {
  await start();
} catch (error) {
  if (error instanceof ConfigError) giveUp(error.message);
  giveUp(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
}
