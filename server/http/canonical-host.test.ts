import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalHost } from './canonical-host.ts';

const at = (siteUrl: string | undefined) =>
  new Hono()
    .use(canonicalHost(siteUrl === undefined ? undefined : new URL(siteUrl)))
    .get('*', (c) => c.text('page'));
const ask = async (siteUrl: string | undefined, url: string) => {
  const answer = await at(siteUrl).request(url);
  return [answer.status, answer.headers.get('location')];
};

test('a page of the name with www is at the site without it, and the other way round, whatever the proxy speaks', async () => {
  expect(await ask('https://robin.example', 'http://www.robin.example/blogpost5?a=1')).toEqual([
    308,
    'https://robin.example/blogpost5?a=1',
  ]);
  expect(await ask('https://www.robin.example', 'https://robin.example/')).toEqual([
    308,
    'https://www.robin.example/',
  ]);
  expect(await ask('https://robin.example', 'http://www.robin.example//evil.example')).toEqual([
    308,
    'https://robin.example//evil.example',
  ]);
});

test('the own name is answered', async () => {
  expect(await ask('https://robin.example', 'http://robin.example/blogpost5')).toEqual([200, null]);
});

test('a name by which only a proxy calls is answered', async () => {
  for (const host of ['127.0.0.1:4321', 'localhost', 'app:4321', 'origin.robin.example']) {
    expect(await ask('https://robin.example', `http://${host}/`), host).toEqual([200, null]);
  }
});

test('nobody is sent anywhere while the site is on this machine', async () => {
  expect(await ask(undefined, 'http://www.localhost/')).toEqual([200, null]);
  expect(await ask('https://localhost:4321', 'http://www.localhost/')).toEqual([200, null]);
});
