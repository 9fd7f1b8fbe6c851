/** Somebody who has signed in with Google, as one backend knows them. */
export interface Account {
  readonly uid: string;
  readonly name: string;
  /** Address of their picture, or ''. */
  readonly picture: string;
  /** The number by which Google tells accounts apart; the same on every backend. */
  readonly googleId: string;
}

/** The people of a backend. */
export interface AccountPlace {
  read(): Promise<readonly Account[]>;
  add(accounts: readonly Account[]): Promise<void>;
}

/** Who of the authors has to be made known at the target, and who is known there as somebody else already. */
export function planReaders(
  source: readonly Account[],
  target: readonly Account[],
  authors: ReadonlySet<string>,
): { readonly missing: readonly Account[]; readonly others: number } {
  const ids = new Set(target.map(({ uid }) => uid));
  const googleIds = new Set(target.map(({ googleId }) => googleId));
  const unknown = source.filter(({ uid }) => authors.has(uid) && !ids.has(uid));
  const missing = unknown.filter(({ googleId }) => !googleIds.has(googleId));
  return { missing, others: unknown.length - missing.length };
}

/**
 * Makes the authors of comments known at the other backend under the ids that their comments carry, so that they can go on
 * editing them. Returns what to tell.
 */
export async function moveReaders(
  from: AccountPlace,
  to: AccountPlace,
  authors: ReadonlySet<string>,
  yes: boolean,
): Promise<string> {
  const { missing, others } = planReaders(await from.read(), await to.read(), authors);
  if (yes && missing.length > 0) await to.add(missing);
  return [
    `  ${String(missing.length).padStart(6)}  ${missing.length === 1 ? 'author' : 'authors'} ${yes ? 'made known there' : 'to make known there'}`,
    ...(others === 0
      ? []
      : [
          `  ${String(others).padStart(6)}  signed in there before, as somebody else: they can't edit what they wrote here`,
        ]),
  ].join('\n');
}
