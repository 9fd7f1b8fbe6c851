import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropDatabase, freshDatabase, mongoUrl } from '../test/database.ts';
import { type RunningServer, startServer } from '../test/server.ts';
import { memoryServer } from './memory-server.ts';

const id = 'b7f1f0a4-2f0c-4a51-9d0c-5a3a0a4a7c11';
const other = '5e0c6f0e-8a55-4b6c-9c7e-0d6d3c5b1a22';

/** Method, path, body. */
const requests: readonly (readonly [string, string, unknown?])[] = [
  ['POST', '', { id, title: ' Buy paint ', notes: '' }],
  ['POST', '', { id, title: 'A late copy', notes: '' }],
  ['POST', '', { id: other, title: '', notes: 7 }],
  ['POST', '', { id: other, title: 'Buy ink', notes: 'Blue' }],
  ['PATCH', `/${id}`, { progress: 'doing' }],
  ['PATCH', `/${id}`, {}],
  ['PATCH', `/${id}`, { createdAt: 'now' }],
  ['GET', `/${id}`],
  ['GET', '?progress=todo'],
  ['GET', '?progress=doing'],
  ['GET', '?progress=never'],
  ['GET', '?progress=todo&before=nonsense'],
  ['DELETE', `/${id}`],
  ['DELETE', `/${id}`],
  ['PATCH', `/${id}`, { title: 'Too late' }],
  ['POST', '', { id, title: 'Later still', notes: '' }],
  ['POST', '', []],
];

describe.skipIf(mongoUrl === '')('beside the real server', () => {
  const url = freshDatabase();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(url);
  });
  afterAll(async () => {
    await server.stop();
    await dropDatabase(url);
  });

  test('the server in memory answers every request alike', async () => {
    const memory = memoryServer();
    for (const [method, path, body] of requests) {
      const ask = async (send: typeof fetch) => {
        const answer = await send(`${server.origin}/api/tasks${path}`, {
          method,
          ...(body !== undefined && {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        });
        const text = await answer.text();
        // Each has a clock of its own.
        const timeless = text.replace(/20\d\d-[\d-]+T[\d:.]+Z/g, 'a time');
        return [method, path, answer.status, timeless];
      };
      expect(await ask(memory.send)).toEqual(await ask(fetch));
    }
  });
});
