import { OAuth2Server } from 'oauth2-mock-server';
import type { Client } from '#server/config.ts';

type Claims = Record<string, unknown>;

/** An OpenID provider in Google's place, which lets in everyone at once, as `person`. Tests change what it does. */
export async function startGoogle() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  const { port } = server.address();
  const client: Client = {
    clientId: 'this-site',
    clientSecret: 'a-secret',
    at: `http://localhost:${port}`,
  };
  const google = {
    client,
    person: { sub: '1', name: 'Ada', picture: 'https://pictures.example/ada.png' } as Claims,
    /** Given to a sign-in that asks for it. */
    address: 'ada@mail.example',
    /** What happens to a token before it is signed, and after. */
    claims: (right: Claims): Claims => right,
    idToken: (right: string): string | undefined => right,
    tokensGiven: 0,
    hasKeys: true,
    /** The scopes of each sign-in, in turn. */
    asked: [] as string[],
    stop: () => server.stop(),
    start: () => server.start(port, 'localhost'),
  };
  server.service.on('beforeAuthorizeRedirect', (_, { query }) => google.asked.push(String(query.scope)));
  server.service.on('beforeTokenSigning', (token) => {
    const isAsked = google.asked.at(-1)?.split(' ').includes('email');
    const email = isAsked ? { email: google.address, email_verified: true } : {};
    token.payload = google.claims({ ...token.payload, ...google.person, ...email }) as typeof token.payload;
  });
  server.service.on('beforeResponse', ({ body }) => {
    google.tokensGiven++;
    Object.assign(body, { id_token: google.idToken(body.id_token) });
  });
  server.service.on('beforeWellKnownOpenIdConfiguration', ({ body }) => {
    if (!google.hasKeys) delete body.jwks_uri;
  });
  return google;
}

export type TestGoogle = Awaited<ReturnType<typeof startGoogle>>;
