import { z } from 'zod';
import type { ServiceAccess } from './google-token.ts';

const peopleSchema = z.object({
  users: z.array(z.object({ localId: z.string(), customAttributes: z.string().optional() })).default([]),
});

/**
 * Gives a person the claim by which the rules know the owner, or takes it away. Their other claims stay. Resolves to their
 * uid, or null when nobody with this address has signed in yet.
 * Wire format: https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts
 */
export async function claimOwner(
  access: ServiceAccess,
  email: string,
  isOwner: boolean,
): Promise<string | null> {
  const { users } = peopleSchema.parse(await ask(access, 'lookup', { email: [email] }));
  const [person] = users;
  if (person === undefined) return null;
  const { owner: _, ...others } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(person.customAttributes ?? '{}'));
  const customAttributes = JSON.stringify(isOwner ? { ...others, owner: true } : others);
  await ask(access, 'update', { localId: person.localId, customAttributes });
  return person.localId;
}

async function ask({ origin, project, token }: ServiceAccess, verb: string, body: object): Promise<unknown> {
  const answer = await fetch(`${origin}/v1/projects/${project}/accounts:${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Firebase answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
