import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { taskModel } from './task-model.ts';

const { MONGODB_URL, HOST, PORT } = readConfig(process.env);

// #region start
const database = await mongoose
  .createConnection(MONGODB_URL, { serverSelectionTimeoutMS: 3_000 })
  .asPromise()
  .catch((error: Error) => {
    console.error(`No MongoDB answers: ${error.message}`);
    console.error('Start one, or set MONGODB_URL.');
    process.exit(1);
  });

const tasks = taskModel(database);
await tasks.init(); // builds the indexes, and waits for them

const pages = fileURLToPath(new URL('../dist', import.meta.url));
const app = createApp({
  tasks,
  log: console.error,
  ...(existsSync(pages) && { pages }),
});
const server = createServer(app).listen(PORT, HOST, () => {
  // A server that listens on TCP always has an address of this kind.
  const { port } = server.address() as AddressInfo;
  console.log(`Listening on http://${HOST}:${port}`);
});
server.once('error', (error) => {
  console.error(
    `The server can’t listen on port ${PORT}: ${error.message}`,
  );
  process.exit(1);
});
// #endregion start

// #region stop
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => database.close());
  });
}
// #endregion stop
