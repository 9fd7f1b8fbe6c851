import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { startRecorder } from '../tests/setup/recorder.ts';
import { accessToken, readServiceAccount } from './google-token.ts';

const keys = await generateKeyPair('RS256', { extractable: true });
const account = (token_uri: string) => ({
  client_email: 'mover@my-blog.iam.gserviceaccount.com',
  private_key: '',
  project_id: 'my-blog',
  token_uri,
});

test('a token is asked for with a signed assertion, for one scope and one hour', async () => {
  const recorder = await startRecorder(() => ({
    type: 'application/json',
    body: JSON.stringify({ access_token: 'a-token', expires_in: 3599, token_type: 'Bearer' }),
  }));
  const service = { ...account(recorder.origin), private_key: await exportPKCS8(keys.privateKey) };
  expect(await accessToken(service, 'https://www.googleapis.com/auth/datastore')).toBe('a-token');
  const form = new URLSearchParams(recorder.only().body.toString());
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload } = await jwtVerify<{ scope: string }>(form.get('assertion') ?? '', keys.publicKey, {
    issuer: service.client_email,
    audience: recorder.origin,
  });
  expect(payload.scope).toBe('https://www.googleapis.com/auth/datastore');
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  await recorder.stop();
});

test('a refusal is told in its own words', async () => {
  const recorder = await startRecorder(() => ({ status: 400, body: '{"error":"invalid_grant"}' }));
  const service = { ...account(recorder.origin), private_key: await exportPKCS8(keys.privateKey) };
  await expect(accessToken(service, 'scope')).rejects.toThrow(/did not accept.*400.*invalid_grant/);
  await recorder.stop();
});

test('a file that is no key says where a key comes from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-key-'));
  const file = join(folder, 'key.json');
  writeFileSync(file, '{"type":"authorized_user"}');
  for (const name of [file, join(folder, 'nothing.json')])
    expect(() => readServiceAccount(name)).toThrow(/Generate new private key/);
  writeFileSync(file, JSON.stringify({ ...account('https://oauth2.googleapis.com/token'), type: 'x' }));
  expect(readServiceAccount(file).project_id).toBe('my-blog');
  rmSync(folder, { recursive: true });
});
