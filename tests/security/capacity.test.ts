import { afterAll, expect } from 'vitest';
import site from '../../sample/site.config.ts';
import { attacks } from './attacks.ts';
import { comments, editing, newId, posting } from './comment-requests.ts';
import { sendMessage } from './form-requests.ts';
import { startHttp } from './target.ts';

const refuses = attacks('limits of a day, of a page and of the inbox; health and readiness');
const target = await startHttp({ WRITES_PER_MINUTE: '1000', WRITES_PER_DAY: '12', COMMENTS_PER_PAGE: '5' });
afterAll(() => target.stop());

const times = <T>(n: number, each: () => Promise<T>) => Promise.all(Array.from({ length: n }, each));

refuses('a person has a limit of a day', [1], async () => {
  const ada = await target.signedIn('Daisy');
  const id = newId();
  await ada.ask(comments, posting({ id, body: 'x' }));
  const answers = await times(15, () => ada.ask(`/api/comments/${id}`, editing({ body: 'y' })));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(11);
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
    60,
  );
});

refuses('a page holds no more comments than it can', [1], async () => {
  const ada = await target.signedIn('Paige');
  const answers = await times(8, () => ada.ask('/api/comments?page=/blogpost4', posting({ body: 'x' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
  const db = target.database();
  const row = db.prepare("SELECT count(*) AS count FROM comments WHERE path_name = '/blogpost4'").get();
  db.close();
  expect(row).toMatchObject({ count: 5 });
});

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

const probes = ['/healthz', '/livez'];
refuses('the answer says nothing about the machine', probes, async (path) => {
  const answer = await fetch(target.origin + path);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(await answer.json())).toEqual(['status']);
});

refuses('a flood of requests does not stop the site from answering', probes, async (path) => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => status(path)));
  expect(answers.every((each) => each === 200)).toBe(true);
  expect(await status('/')).toBe(200);
});
