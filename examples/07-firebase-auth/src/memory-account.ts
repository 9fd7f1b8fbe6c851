import {
  type Account,
  done,
  type Outcome,
  type Person,
  refused,
} from './account.ts';

interface Stored {
  readonly person: Person;
  password: string | null;
}

export interface MemoryAccount extends Account {
  /** The e-mails that were sent, the latest last. */
  readonly outbox: readonly Mail[];
}

interface Mail {
  readonly kind: 'reset' | 'verification';
  readonly to: string;
}

interface Options {
  /**
   * Until this resolves the session is unknown, as with a real service just
   * after loading.
   */
  readonly firstAnswer?: Promise<void>;
  /** Who chooses themselves in Google's window; null closes it. */
  readonly chooseInPopup?: () => string | null;
}

/**
 * Accounts in memory: what Firebase does, as far as this program notices.
 * Everything is forgotten on a reload.
 */
export function createMemoryAccount({
  firstAnswer = Promise.resolve(),
  chooseInPopup = () => 'grace@example.com',
}: Options = {}): MemoryAccount {
  const accounts = new Map<string, Stored>();
  const watchers = new Set<() => void>();
  const outbox: Mail[] = [];
  let here: Person | null = null;
  let known = false;
  void firstAnswer.then(() => {
    known = true;
    for (const tell of watchers) tell();
  });

  function enter(person: Person | null): Outcome {
    here = person;
    if (known) for (const tell of watchers) tell();
    return done;
  }

  function create(email: string, password: string | null): Stored {
    const stored = {
      // Google has verified the addresses of its own accounts.
      person: {
        uid: `uid-${accounts.size + 1}`,
        email,
        verified: password === null,
      },
      password,
    };
    accounts.set(email, stored);
    return stored;
  }

  return {
    outbox,
    watch(onChange) {
      const tell = () => onChange(here);
      watchers.add(tell);
      if (known) tell();
      return () => watchers.delete(tell);
    },
    async signUp(typed, password) {
      const email = typed.toLowerCase();
      if (!email.includes('@')) return refused('invalid-email');
      if (password.length < 6) return refused('weak-password');
      if (accounts.has(email)) return refused('not-created');
      outbox.push({ kind: 'verification', to: email });
      return enter(create(email, password).person);
    },
    async signIn(typed, password) {
      const email = typed.toLowerCase();
      if (!email.includes('@')) return refused('invalid-email');
      const stored = accounts.get(email);
      return stored?.password === password
        ? enter(stored.person)
        : refused('wrong-credentials');
    },
    async signInWithGoogle() {
      const email = chooseInPopup();
      return email === null
        ? refused('popup-closed')
        : enter((accounts.get(email) ?? create(email, null)).person);
    },
    async sendVerification() {
      if (here === null) return refused('unknown');
      outbox.push({ kind: 'verification', to: here.email });
      return done;
    },
    async sendReset(typed) {
      const email = typed.toLowerCase();
      if (accounts.has(email)) outbox.push({ kind: 'reset', to: email });
      return done;
    },
    signOut: async () => enter(null),
  };
}
