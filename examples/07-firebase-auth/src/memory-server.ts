export interface StoredAccount {
  readonly uid: string;
  readonly email: string;
  readonly verified: boolean;
  /** null for someone who signs in with Google. A real service has a hash. */
  readonly password: string | null;
}

export interface Mail {
  readonly id: number;
  readonly kind: 'verification' | 'reset';
  readonly to: string;
}

export interface Stored {
  readonly accounts: readonly StoredAccount[];
  /** The emails that were sent, the latest last. */
  readonly outbox: readonly Mail[];
  /** Wrong passwords since the last right one, by address. */
  readonly wrong: Readonly<Record<string, number>>;
  /** The address that the browser remembers across reloads. */
  readonly remembered: string | null;
}

export type MemoryServer = ReturnType<typeof createMemoryServer>;

const nothing: Stored = {
  accounts: [],
  outbox: [],
  wrong: {},
  remembered: null,
};

/** What outlives a reload of the page, for as long as the program runs. */
export function createMemoryServer(first: Partial<Stored> = {}) {
  let stored: Stored = { ...nothing, ...first };
  const watchers = new Set<() => void>();

  function change(changed: Partial<Stored>): void {
    stored = { ...stored, ...changed };
    for (const tell of watchers) tell();
  }

  function replace(email: string, changed: Partial<StoredAccount>): void {
    change({
      accounts: stored.accounts.map((account) =>
        account.email === email ? { ...account, ...changed } : account,
      ),
    });
  }

  return {
    stored: () => stored,
    watch(onChange: () => void): () => void {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
    find: (email: string) =>
      stored.accounts.find((account) => account.email === email),
    add(email: string, password: string | null): void {
      const uid = `uid-${stored.accounts.length + 1}`;
      // Google has verified the addresses of its own accounts.
      const account = { uid, email, verified: password === null, password };
      change({ accounts: [...stored.accounts, account] });
    },
    remember: (email: string | null) => change({ remembered: email }),
    send(kind: Mail['kind'], to: string): void {
      const mail = { id: stored.outbox.length + 1, kind, to };
      change({ outbox: [...stored.outbox, mail] });
    },
    countWrong(email: string): void {
      const count = (stored.wrong[email] ?? 0) + 1;
      change({ wrong: { ...stored.wrong, [email]: count } });
    },
    forgetWrong: (email: string) =>
      change({ wrong: { ...stored.wrong, [email]: 0 } }),
    /** What the link in a verification email does. */
    verify: (email: string) => replace(email, { verified: true }),
    /** What signing in with Google does to an unverified address. */
    takeOver: (email: string) =>
      replace(email, { verified: true, password: null }),
    /** What the link in a reset email does. */
    setPassword(email: string, password: string): void {
      replace(email, { password });
      change({ wrong: { ...stored.wrong, [email]: 0 } });
    },
  };
}
