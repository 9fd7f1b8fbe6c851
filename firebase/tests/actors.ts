import type { Claims } from './emulator.ts';

const google = (uid: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  sub: uid,
  firebase: { sign_in_provider: 'google.com' as const, identities: {} },
  ...rest,
});

/** Everybody who may try something, by the token they carry. */
export const actors = {
  'signed out': null,
  author: google('ada', { name: 'Ada', picture: 'https://lh3.example/ada' }),
  stranger: google('ben', { name: 'Ben', picture: 'https://lh3.example/ben' }),
  nameless: google('nameless'),
  hurried: google('hurried', { name: 'Hurried' }),
  rested: google('rested', { name: 'Rested' }),
  'long-named': google('long', { name: 'N'.repeat(200), picture: 'p'.repeat(2048) }),
  'too long-named': google('longer', { name: 'N'.repeat(201) }),
  'with too long a picture': google('pictured', { picture: 'p'.repeat(2049) }),
  owner: google('owner', { name: 'Owner', owner: true }),
  'with GitHub': {
    ...google('gil', { name: 'Gil' }),
    firebase: { sign_in_provider: 'github.com', identities: {} },
  },
  newcomer: google('nina', { name: 'Nina' }),
  'hurried newcomer': google('hurried-new', { name: 'Hurried' }),
  'rested newcomer': google('rested-new', { name: 'Rested' }),
  banned: google('bart', { name: 'Bart' }),
  approved: google('apo', { name: 'Apo' }),
  'imported person': google('disqus:1a2b', { name: 'Ida' }),
  'owner by name only': google('pretender', { name: 'Pretender', owner: 'true' }),
  anonymous: { ...google('anon'), firebase: { sign_in_provider: 'anonymous', identities: {} } },
  'password user': {
    ...google('ada', { name: 'Ada', picture: 'https://lh3.example/ada' }),
    firebase: { sign_in_provider: 'password', identities: {} },
  },
} as const satisfies Record<string, Claims>;

export type Actor = keyof typeof actors;
