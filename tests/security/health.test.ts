import { afterAll, expect } from 'vitest';
import { attacks } from './attacks.ts';
import { startHttp } from './target.ts';

const refuses = attacks('health and readiness');
const target = await startHttp();
afterAll(() => target.stop());

const status = async (path: string) => (await fetch(target.origin + path)).status;
const until = async (path: string, expected: number) =>
  expect.poll(() => status(path), { timeout: 15_000 }).toBe(expected);

refuses(
  'a site whose database is locked says that it is not ready, and lives',
  ['/healthz'],
  async (path) => {
    expect(await status(path)).toBe(200);
    const db = target.database();
    db.exec('BEGIN IMMEDIATE');
    await until(path, 503);
    expect(await status('/livez')).toBe(200);
    expect(await status('/')).toBe(200);
    db.exec('ROLLBACK');
    db.close();
    await until(path, 200);
  },
);

const probes = ['/healthz', '/livez'];
refuses('the answer tells nothing of the machine', probes, async (path) => {
  const answer = await fetch(target.origin + path);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(await answer.json())).toEqual(['status']);
});

refuses('a flood of questions does not stop the site from answering', probes, async (path) => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => status(path)));
  expect(answers.every((each) => each === 200)).toBe(true);
  expect(await status('/')).toBe(200);
});
