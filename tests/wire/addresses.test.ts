import { afterEach, expect, test } from 'vitest';
import { legalDocuments, widgetScript } from '#features/legal/documents.ts';
import { embeddedMap, mapLink } from '#features/map/place.ts';
import { contentSecurityPolicy } from '#site/content-security-policy.ts';
import providers from '../setup/providers.config.ts';
import { type Recorder, startRecorder } from '../setup/recorder.ts';

// What the maps and the policy service are asked for, as it arrives there.

let recorder: Recorder;
afterEach(() => recorder.stop());

/** What arrives when an address of one host is asked for. */
async function arrivesAt(host: string, address: string) {
  expect(new URL(address).origin).toBe(host);
  recorder = await startRecorder(() => ({ body: '' }));
  await fetch(address.replace(host, recorder.origin));
  const { url } = recorder.only();
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
}

const address = 'Straße 1 & Söhne #3, 100% + 東京?q=x';

test('the embedded map asks for the place by the owner’s key, whatever the address is written with', async () => {
  expect(await arrivesAt('https://www.google.com', embeddedMap(address, 'a-key&b'))).toEqual({
    path: '/maps/embed/v1/place',
    query: { key: 'a-key&b', q: address },
  });
});

test('the link to the map asks for the same place, without a key', async () => {
  expect(await arrivesAt('https://www.google.com', mapLink(address))).toEqual({
    path: '/maps/search/',
    query: { api: '1', query: address },
  });
});

test.each([
  [0, '/terms-and-conditions/12345678'],
  [1, '/privacy-policy/12345678'],
  [2, '/privacy-policy/12345678/cookie-policy'],
])('the policy service is asked for document %i by the account’s number', async (index, path) => {
  const document = legalDocuments({ kind: 'iubenda', accountId: 12345678 })[index];
  expect(await arrivesAt('https://www.iubenda.com', document?.href ?? '')).toEqual({ path, query: {} });
});

test('every host that is asked is one that the page may reach', async () => {
  recorder = await startRecorder(() => ({ body: '' }));
  const policy = contentSecurityPolicy('/', '', providers, []);
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));
  expect(directive('frame-src')).toContain(new URL(embeddedMap(address, 'k')).origin);
  expect(directive('frame-src')).toContain('https://www.iubenda.com');
  expect(directive('script-src')).toContain(new URL(widgetScript).origin);
});
