import { expect, test } from 'vitest';
import { type Answer, type Recorded, startRecorder } from '../tests/setup/recorder.ts';
import { claimOwner } from './owner-claim.ts';

/** Firebase Authentication with one person in it, or none. */
async function authWith(person: object | null) {
  const json = (value: object): Answer => ({ type: 'application/json', body: JSON.stringify(value) });
  const recorder = await startRecorder(({ url }: Recorded) =>
    url.pathname.endsWith(':lookup') ? json(person === null ? { kind: 'x' } : { users: [person] }) : json({}),
  );
  const access = { origin: recorder.origin, project: 'my-blog', token: 'a-token' };
  const asked = () =>
    recorder.requests.map(({ method, url, headers, body }) => [
      `${method} ${url.pathname}`,
      headers.authorization,
      JSON.parse(body.toString()),
    ]);
  return { recorder, access, asked };
}

test('an owner is marked by a claim, and keeps the other claims', async () => {
  const { recorder, access, asked } = await authWith({
    localId: 'uid1',
    customAttributes: '{"editor":true}',
  });
  expect(await claimOwner(access, 'me@my-site.dev', true)).toBe('uid1');
  expect(asked()).toEqual([
    ['POST /v1/projects/my-blog/accounts:lookup', 'Bearer a-token', { email: ['me@my-site.dev'] }],
    [
      'POST /v1/projects/my-blog/accounts:update',
      'Bearer a-token',
      { localId: 'uid1', customAttributes: '{"editor":true,"owner":true}' },
    ],
  ]);
  await recorder.stop();
});

test('the claim can be taken away', async () => {
  const { recorder, access, asked } = await authWith({ localId: 'uid1', customAttributes: '{"owner":true}' });
  await claimOwner(access, 'me@my-site.dev', false);
  expect(asked()[1]?.[2]).toEqual({ localId: 'uid1', customAttributes: '{}' });
  await recorder.stop();
});

test('somebody who never signed in is not marked', async () => {
  const { recorder, access, asked } = await authWith(null);
  expect(await claimOwner(access, 'nobody@my-site.dev', true)).toBeNull();
  expect(asked()).toHaveLength(1);
  await recorder.stop();
});

test("a refusal is told in Firebase's words", async () => {
  const recorder = await startRecorder(() => ({ status: 403, body: 'PERMISSION_DENIED' }));
  await expect(
    claimOwner({ origin: recorder.origin, project: 'p', token: 't' }, 'a@b.dev', true),
  ).rejects.toThrow('Firebase answered 403: PERMISSION_DENIED');
  await recorder.stop();
});
