import { z } from 'zod';
import { maxNameLength, maxPictureLength } from '#features/comments/model.ts';
import type { SignInProvider } from '#features/comments/port.ts';
import { comments as words } from '#language';
import { hasVisibleCharacter } from '#lib/visible-character.ts';

/** The claims of an ID token that make a profile. An email address is not among them. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  picture: z.string().optional(),
});

export type Profile = ReturnType<typeof profileFrom>;

/** The part of a profile that is stored. Better Auth requires an email address, so it gets one that can't receive mail. */
export function profileFrom(claims: unknown) {
  const { sub, name = '', picture } = claimsSchema.parse(claims);
  // With direction controls it could read as another name, in emails and feeds too.
  const shown = name
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed();
  return {
    id: sub,
    email: `${encodeURIComponent(sub)}@reader.invalid`,
    emailVerified: false,
    name: hasVisibleCharacter(shown) ? shown : words.someone,
    image: pictureAddress(picture),
  };
}

/** An account's id begins with the provider, except for Google's numbers. */
export const accountIdOf = (provider: SignInProvider, id: string) =>
  provider === 'google' ? id : `${provider}:${id}`;
export const providerOf = (accountId: string) =>
  (/^(\w+):/.exec(accountId)?.[1] ?? 'google') as SignInProvider;

const addressSchema = z.object({ email: z.email(), email_verified: z.literal(true) });

/** The address in an ID token, if the provider has verified it. Providers send one only to a sign-in that asked for it. */
export const verifiedAddress = (claims: unknown): string | undefined =>
  addressSchema.safeParse(claims).data?.email;

function pictureAddress(picture = ''): string {
  const url = URL.parse(picture);
  return url?.protocol === 'https:' && url.href.length <= maxPictureLength ? url.href : '';
}
