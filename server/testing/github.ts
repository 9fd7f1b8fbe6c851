import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Client } from '#server/config.ts';

/**
 * GitHub's sign-in and its API, in its wire format, which let in everyone at once. Tests change what they answer.
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export async function startGitHub() {
  const github = {
    client: undefined as unknown as Client,
    person: {
      id: 42,
      login: 'ada',
      name: 'Ada' as string | null,
      avatar_url: 'https://pictures.example/ada.png',
    },
    emails: [
      { email: 'other@mail.example', primary: false, verified: true, visibility: null },
      { email: 'ada@mail.example', primary: true, verified: true, visibility: 'private' },
    ],
    /** The scopes of each sign-in, in turn. */
    asked: [] as string[],
    /** In place of a token: https://docs.github.com/en/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-oauth-app-access-token-request-errors */
    tokenError: undefined as string | undefined,
    isApiAway: false,
    stop: async () => {},
  };
  const codes = new Map<string, URLSearchParams>();
  const app = new Hono();
  app.get('/login/oauth/authorize', (c) => {
    const query = new URL(c.req.url).searchParams;
    github.asked.push(query.get('scope') ?? '');
    const code = `code-${codes.size}`;
    codes.set(code, query);
    return c.redirect(
      `${query.get('redirect_uri')}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`,
    );
  });
  app.post('/login/oauth/access_token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isRight =
      asked !== undefined &&
      form.get('client_id') === github.client.clientId &&
      form.get('client_secret') === github.client.clientSecret &&
      form.get('redirect_uri') === asked.get('redirect_uri') &&
      (await challengeOf(form.get('code_verifier') ?? '')) === asked.get('code_challenge');
    const error = isRight ? github.tokenError : 'bad_verification_code';
    const scope = (asked?.get('scope') ?? '').split(' ').join(',');
    // Errors, too, have the status 200.
    const answer = error ? { error } : { access_token: `gho_${scope}`, scope, token_type: 'bearer' };
    if (c.req.header('accept')?.includes('json')) return c.json(answer);
    return c.body(new URLSearchParams(answer).toString());
  });
  app.get('/:path{user.*}', (c) => {
    if (github.isApiAway) return c.body(null, 503);
    // As from 2028 on, two years after the next version.
    if (c.req.header('x-github-api-version') === '2022-11-28') return c.body(null, 410);
    const scopes = /^Bearer gho_(.*)$/.exec(c.req.header('authorization') ?? '')?.[1]?.split(',');
    if (scopes === undefined) return c.json({ message: 'Bad credentials' }, 401);
    if (!c.req.header('user-agent')) return c.json({ message: 'User-Agent is missing' }, 403);
    if (c.req.param('path') === 'user') return c.json(github.person);
    if (!scopes.includes('user:email')) return c.json({ message: 'Not Found' }, 404);
    return c.json(github.emails);
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  github.client = {
    clientId: 'this-site',
    clientSecret: 'a-secret',
    at: origin,
  };
  github.stop = () => new Promise((stopped) => server.close(() => stopped()));
  return github;
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}
