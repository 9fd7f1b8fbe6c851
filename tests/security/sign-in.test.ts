import { describe, expect } from 'vitest';
import { attacks } from './attacks.ts';
import { targets } from './shared-targets.ts';

const refuses = attacks('sign-in: state, nonce, PKCE, replay', { atOnce: 8 });

describe.each(['http', 'https'] as const)('on %s', (scheme) => {
  const target = targets[scheme];
  const reader = async (visitor: ReturnType<typeof target.visitor>) =>
    (await (await visitor.ask('/api/reader')).json()).reader?.displayName ?? null;

  /** A sign-in up to the moment at which the provider sends the browser back. */
  async function started(name: string) {
    const visitor = target.visitor();
    const chooser = await visitor.open('/auth/popup');
    const form = new URLSearchParams(chooser.url.search);
    form.set('name', name);
    const answer = await visitor.ask('/oidc/authorize', { method: 'POST', body: form });
    return { visitor, form, back: new URL(answer.headers.get('location') ?? '', target.origin) };
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
    'an error beside the code': (back) => {
      back.searchParams.set('error', 'access_denied');
    },
  };
  refuses('a way back that was tampered with signs nobody in', Object.keys(changes), async (change) => {
    const { visitor, back } = await started('Ada');
    const other = await started('Eve');
    changes[change]?.(back, other.back);
    const { url } = await visitor.open(back.href);
    expect(url.origin).toBe(target.origin);
    expect(await reader(visitor)).toBeNull();
  });

  refuses(
    "another browser's way back signs nobody in",
    ['without cookies', 'amid a sign-in of its own'],
    async (where) => {
      const eve = await started('Eve');
      const victim = where === 'without cookies' ? target.visitor() : (await started('Ada')).visitor;
      await victim.open(eve.back.href);
      expect(await reader(victim)).toBeNull();
    },
  );

  refuses('a way back works once', ['in the same browser', 'with the cookies of before'], async (where) => {
    const { visitor, back } = await started('Ada');
    const { cookie } = visitor;
    await visitor.open(back.href);
    expect(await reader(visitor)).toBe('Ada');
    await visitor.ask('/api/reader/sign-out', { method: 'POST' });
    const again = where === 'in the same browser' ? visitor : target.visitor();
    await again.ask(back.href, { headers: where === 'in the same browser' ? {} : { cookie } });
    expect(await reader(again)).toBeNull();
  });

  const redeem = (fields: Readonly<Record<string, string>>) =>
    fetch(`${target.origin}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
    });
  const verifiers = ['', 'a'.repeat(43), 'the challenge itself'];
  refuses('a code without its verifier gets no token, and is spent', verifiers, async (verifier) => {
    const { visitor, form, back } = await started('Ada');
    const answer = await redeem({
      code: back.searchParams.get('code') ?? '',
      redirect_uri: form.get('redirect_uri') ?? '',
      code_verifier: verifier === 'the challenge itself' ? (form.get('code_challenge') ?? '') : verifier,
    });
    expect(answer.status).toBe(400);
    await visitor.open(back.href);
    expect(await reader(visitor)).toBeNull();
  });

  const requests: readonly (readonly [string, string | null])[] = [
    ['redirect_uri', 'https://evil.example/api/auth/callback/google'],
    ['redirect_uri', `${target.origin}.evil.example/api/auth/callback/google`],
    ['redirect_uri', `${target.origin.replace('://', '://evil.example@')}:1/callback`],
    ['redirect_uri', 'javascript:alert(1)'],
    ['redirect_uri', '//evil.example/'],
    ['redirect_uri', null],
    ['client_id', 'another-site'],
    ['response_type', 'token'],
    ['response_type', 'code id_token'],
    ['code_challenge_method', 'plain'],
    ['code_challenge_method', null],
    ['code_challenge', null],
    ['code_challenge', 'short'],
    ['state', null],
  ];
  refuses('a request that is not ours gets no code', requests, async ([name, value]) => {
    const chooser = await target.visitor().open('/auth/popup');
    const query = new URLSearchParams(chooser.url.search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    for (const method of ['GET', 'POST']) {
      const isPost = method === 'POST';
      if (isPost) query.set('name', 'Mallory');
      const answer = await fetch(`${target.origin}/oidc/authorize${isPost ? '' : `?${query}`}`, {
        method,
        body: isPost ? query : null,
        headers: { origin: target.origin },
        redirect: 'manual',
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    }
  });
});
