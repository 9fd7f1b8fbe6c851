import { afterAll, expect } from 'vitest';
import site from '../../sample/site.config.ts';
import { attacks } from './attacks.ts';
import { sendMessage } from './form-requests.ts';
import { startHttp } from './target.ts';

const refuses = attacks('a full inbox, a locked database');
const target = await startHttp();
afterAll(() => target.stop());

refuses('a full inbox says so, and says what to do instead', [1], async () => {
  const db = target.database();
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO messages (from_name, reply_to, message, received_at, to_mail)
    SELECT 'Flood', 'f@reader.example', 'x', '2026-01-01T00:00:00.000Z', 0 FROM n`);
  db.close();
  const answer = await sendMessage(target, {});
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(site.owner.email);
});

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
