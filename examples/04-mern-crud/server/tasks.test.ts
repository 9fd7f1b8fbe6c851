import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose, { type Connection } from 'mongoose';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from 'vitest';
import { dropDatabase, freshDatabase, mongoUrl } from '../test/database.ts';
import { createApp } from './app.ts';
import { type TaskModel, taskModel } from './task-model.ts';
import { pageSize } from './task-routes.ts';

describe.skipIf(mongoUrl === '')('over HTTP', () => {
  const url = freshDatabase();
  const logged: unknown[] = [];
  let database: Connection;
  let tasks: TaskModel;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    database = await mongoose.createConnection(url).asPromise();
    tasks = taskModel(database);
    await tasks.init();
    server = createServer(
      createApp({ tasks, log: (error) => logged.push(error) }),
    );
    await new Promise<void>((listening) =>
      server.listen(0, '127.0.0.1', listening),
    );
    const { port } = server.address() as AddressInfo; // a server that listens on TCP always has one
    origin = `http://127.0.0.1:${port}`;
  });

  beforeEach(async () => {
    logged.length = 0;
    await tasks.deleteMany({});
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
    await dropDatabase(url);
  });

  // #region call
  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(`${origin}/api/tasks${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body:
        body === undefined
          ? null
          : typeof body === 'string'
            ? body
            : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  }

  async function made(title: string): Promise<string> {
    const id = randomUUID();
    expect(await call('POST', '', { id, title, notes: '' })).toMatchObject({
      status: 201,
    });
    return id;
  }
  // #endregion call

  test('a new task is to do, and can be read where the answer says', async () => {
    const id = randomUUID();
    const answer = await call('POST', '', {
      id,
      title: ' Buy paint ',
      notes: 'Blue',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/tasks/${id}`);
    expect(answer.body).toMatchObject({
      id,
      title: 'Buy paint',
      notes: 'Blue',
      progress: 'todo',
    });
    expect(await call('GET', `/${id}`)).toMatchObject({
      status: 200,
      body: answer.body,
    });
  });

  // #region twice
  test('the same task sent twice at once is stored once', async () => {
    const task = { id: randomUUID(), title: 'Buy paint', notes: '' };
    const answers = await Promise.all([
      call('POST', '', task),
      call('POST', '', task),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 201,
    ]);
    const [one, other] = answers.map(({ body }) => ({
      ...body,
      updatedAt: '',
    }));
    expect(one).toEqual(other);
    expect(await tasks.countDocuments()).toBe(1);
  });
  // #endregion twice

  // #region late
  test('a late copy of a request leaves a newer edit alone', async () => {
    const task = { id: randomUUID(), title: 'Buy piant', notes: '' };
    await call('POST', '', task);
    await call('PATCH', `/${task.id}`, { title: 'Buy paint' });
    expect(await call('POST', '', task)).toMatchObject({
      status: 200,
      body: { title: 'Buy paint' },
    });
  });
  // #endregion late

  test('a late copy of a request does not bring a deleted task back', async () => {
    const task = { id: randomUUID(), title: 'Buy paint', notes: '' };
    await call('POST', '', task);
    await call('DELETE', `/${task.id}`);
    expect(await call('POST', '', task)).toMatchObject({ status: 404 });
    expect(
      await call('PATCH', `/${task.id}`, { progress: 'doing' }),
    ).toMatchObject({ status: 404 });
    for (const progress of ['todo', 'doing'])
      expect(await call('GET', `?progress=${progress}`)).toMatchObject({
        body: { tasks: [] },
      });
  });

  test('a list has the tasks of one column, newest first', async () => {
    const first = await made('first');
    const second = await made('second');
    const third = await made('third');
    await call('PATCH', `/${second}`, { progress: 'done' });
    await tasks.updateOne(
      { _id: first },
      { createdAt: new Date(0) },
      { timestamps: false, overwriteImmutable: true },
    );
    const { body } = await call('GET', '?progress=todo');
    expect(body.tasks.map(({ id }: { id: string }) => id)).toEqual([
      third,
      first,
    ]);
    expect(body.next).toBeNull();
  });

  test('pages have each task once, even when all have the same time', async () => {
    const createdAt = new Date();
    const many = Array.from({ length: 2 * pageSize + 1 }, (_, i) => ({
      _id: randomUUID(),
      title: `Task ${i}`,
      createdAt,
    }));
    await tasks.insertMany(many);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const before: string = next && `&before=${next}`;
      const { body } = await call('GET', `?progress=todo${before}`);
      seen.push(...body.tasks.map(({ id }: { id: string }) => id));
      expect(body.tasks.length).toBeLessThanOrEqual(pageSize);
      next = body.next;
    }
    expect(seen).toEqual(
      many
        .map(({ _id }) => _id)
        .sort()
        .reverse(),
    );
  });

  test('a change of one field leaves the others as they were', async () => {
    const id = randomUUID();
    await call('POST', '', { id, title: 'Buy paint', notes: 'Blue' });
    const { status, body } = await call('PATCH', `/${id}`, {
      title: 'Buy ink',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Buy ink',
      notes: 'Blue',
      progress: 'todo',
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(
      Date.parse(body.createdAt),
    );
  });

  test('a deleted task is gone with its text, and deleting it again says so', async () => {
    const id = await made('Buy paint');
    expect(await call('DELETE', `/${id}`)).toMatchObject({
      status: 204,
      body: null,
    });
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 404 });
    expect(await call('DELETE', `/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'This task no longer exists.' },
    });
    expect(await tasks.findById(id)).toMatchObject({
      title: '',
      notes: '',
    });
  });

  test('a wrong task is refused in words, field by field, and not stored', async () => {
    const answer = await call('POST', '', {
      id: randomUUID(),
      title: '',
      notes: 7,
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      title: 'Give the task a title.',
      notes: 'Notes are text.',
    });
    expect(await tasks.countDocuments()).toBe(0);
  });

  // #region injection
  test.each([
    ['GET', '?progress[$ne]=done', undefined],
    ['GET', '?progress=todo&progress=done', undefined],
    ['PATCH', '/some-id', { title: { $gt: '' } }],
    ['PATCH', '/some-id', { $set: { title: 'Mine' } }],
    ['PATCH', '/some-id', { progress: 'done', createdAt: '2022-04-28' }],
    ['POST', '', { id: { $gt: '' }, title: 'Buy paint', notes: '' }],
  ])(
    '%s %s with a query object or an unknown field is refused',
    async (method, path, body) => {
      expect(await call(method, path, body)).toMatchObject({ status: 422 });
    },
  );
  // #endregion injection

  test('what can’t be read as JSON is refused, without the parser’s message', async () => {
    expect(await call('POST', '', '{"title": ')).toMatchObject({
      status: 400,
      body: { message: 'The request could not be read.' },
    });
    expect(
      await call('POST', '', { title: 'x'.repeat(20_000) }),
    ).toMatchObject({
      status: 413,
      body: { message: 'This is too long to be stored.' },
    });
    expect(await call('GET', '/%E0%A4%A')).toMatchObject({ status: 400 });
    expect(logged).toEqual([]);
  });

  test('a body without the header for JSON is not read', async () => {
    const body = JSON.stringify({
      id: randomUUID(),
      title: 'Buy paint',
      notes: '',
    });
    const response = await fetch(`${origin}/api/tasks`, {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('content-type: application/json'),
    });
  });

  test('an unknown address is answered in JSON', async () => {
    const response = await fetch(`${origin}/api/taks`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.', fields: {} },
    ]);
  });

  test('the list has an index that finds and sorts', async () => {
    const indexes = await tasks.collection.indexes();
    expect(indexes.map(({ key }) => key)).toContainEqual({
      progress: 1,
      createdAt: -1,
      _id: -1,
    });
  });

  // #region away
  test('a database that is away is a 503, is logged, and shows no detail', async () => {
    const away = await mongoose.createConnection(url).asPromise();
    const other = createServer(
      createApp({
        tasks: taskModel(away),
        log: (error) => logged.push(error),
      }),
    );
    await new Promise<void>((listening) =>
      other.listen(0, '127.0.0.1', listening),
    );
    await away.close();

    const { port } = other.address() as AddressInfo; // as above
    const response = await fetch(
      `http://127.0.0.1:${port}/api/tasks?progress=todo`,
    );
    expect(response.status).toBe(503);
    expect(await response.text()).not.toMatch(/mongo/i);
    expect(logged).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(
      503,
    );
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(
      200,
    );
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    other.closeAllConnections();
    other.close();
  });
  // #endregion away
});
