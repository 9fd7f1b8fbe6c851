import { afterAll, expect } from 'vitest';
import { startGitHub } from '#server/testing/github.ts';
import { startGoogle } from '#server/testing/google.ts';
import { manifest, openSharedTestApp } from '#server/testing/test-app.ts';
import { Visitor } from '#server/testing/visitor.ts';
import { attacks } from './attacks.ts';

const refuses = attacks('sign-in: state, replay');

const [google, github] = await Promise.all([startGoogle(), startGitHub()]);
const site = openSharedTestApp({
  manifest: { ...manifest, signIn: ['google', 'github'] },
  config: { clients: { google: google.client, github: github.client } },
});
const base = await site.listen();
afterAll(async () => {
  site.close();
  await Promise.all([google.stop(), github.stop()]);
});

type Provider = 'google' | 'github';

/** A sign-in up to the moment at which the provider sends the browser back. */
async function started(provider: Provider = 'google') {
  const visitor = new Visitor(base);
  const sentOn = await visitor.ask(`/auth/popup?with=${provider}`);
  const answer = await fetch(sentOn.headers.get('location') ?? '', { redirect: 'manual' });
  return { visitor, back: new URL(answer.headers.get('location') ?? '') };
}

type Change = (back: URL, other: URL) => void;
const changes: Record<string, Change> = {
  'no state': (back) => back.searchParams.delete('state'),
  'an empty state': (back) => back.searchParams.set('state', ''),
  'a made-up state': (back) => back.searchParams.set('state', 'A'.repeat(32)),
  'a longer state': (back) => back.searchParams.append('state', 'more'),
  'the state of another sign-in': (back, other) =>
    back.searchParams.set('state', other.searchParams.get('state') ?? ''),
  'no code': (back) => back.searchParams.delete('code'),
  'a made-up code': (back) => back.searchParams.set('code', 'A'.repeat(32)),
  'the code of another sign-in': (back, other) =>
    back.searchParams.set('code', other.searchParams.get('code') ?? ''),
  'an error beside the code': (back) => back.searchParams.set('error', 'access_denied'),
  'to the address of the other provider': (back) => {
    back.pathname = back.pathname.endsWith('google')
      ? '/api/auth/callback/github'
      : '/api/auth/callback/google';
  },
};
const tampered = Object.keys(changes).flatMap((change) =>
  (['google', 'github'] as const).map((provider) => [provider, change] as const),
);
refuses('a way back that was tampered with signs nobody in', tampered, async ([provider, change]) => {
  const { visitor, back } = await started(provider);
  const other = await started(provider);
  changes[change]?.(back, other.back);
  const { url } = await visitor.open(back.href);
  expect(url.origin).toBe(base);
  expect(await visitor.reader()).toBeNull();
});

refuses(
  "another browser's way back signs nobody in",
  ['without cookies', 'amid a sign-in of its own'],
  async (where) => {
    const eve = await started();
    const victim = where === 'without cookies' ? new Visitor(base) : (await started()).visitor;
    await victim.open(eve.back.href);
    expect(await victim.reader()).toBeNull();
  },
);

refuses(
  'no session outlives the next sign-in of its browser',
  ['google', 'github'] as const,
  async (provider) => {
    const { visitor, back } = await started(provider);
    await visitor.open(back.href);
    const { cookie } = visitor;
    await visitor.open(`/auth/popup?with=${provider}`);
    expect(await visitor.reader()).toMatchObject({ displayName: 'Ada' });
    const { reader } = await (await fetch(`${base}/api/reader`, { headers: { cookie } })).json();
    expect(reader).toBeNull();
  },
);

refuses('a way back works once', ['in the same browser', 'with the cookies of before'], async (where) => {
  const { visitor, back } = await started();
  const { cookie } = visitor;
  await visitor.open(back.href);
  expect(await visitor.reader()).toMatchObject({ displayName: 'Ada' });
  await visitor.ask('/api/reader/sign-out', { method: 'POST' });
  const again = where === 'in the same browser' ? visitor : new Visitor(base);
  await again.ask(back.href, { headers: where === 'in the same browser' ? {} : { cookie } });
  expect(await again.reader()).toBeNull();
});
