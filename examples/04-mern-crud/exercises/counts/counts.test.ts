import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { dropDatabase, freshDatabase } from '../test/database.ts';
import { createApp } from './app.ts';
import { taskModel } from './task-model.ts';

test('the counts of all columns', async () => {
  const url = freshDatabase();
  const database = await mongoose.createConnection(url).asPromise();
  const tasks = taskModel(database);
  // #region counts
  for (const progress of ['todo', 'todo', 'doing', 'done'] as const)
    await tasks.create({ _id: randomUUID(), title: 'A task', progress });
  // As the API deletes a task: its id stays taken.
  await tasks.updateOne({ progress: 'done' }, { deletedAt: new Date() });

  const server = createServer(createApp({ tasks, log: console.log }));
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server that listens on TCP always has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/tasks/counts`);
  expect(await answer.json()).toEqual({ todo: 2, doing: 1, done: 0 });
  // #endregion counts

  server.close();
  await database.close();
  await dropDatabase(url);
});
