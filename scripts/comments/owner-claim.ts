import type { FirebaseAdmin } from '../../tools/firebase-admin/admin.ts';

/**
 * Gives or takes the claim that marks the owner in the rules; other claims stay. Resolves to the uid, or to null if nobody with this
 * address has signed in yet.
 */
export async function setOwner(
  { auth }: FirebaseAdmin,
  email: string,
  isOwner: boolean,
): Promise<string | null> {
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  });
  if (user === null) return null;
  const { owner: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, isOwner ? { ...others, owner: true } : others);
  return user.uid;
}
