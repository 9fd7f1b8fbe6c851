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
  /** Addresses that a reset e-mail went to, the latest last. */
  readonly outbox: readonly string[];
}

interface Options {
  /**
   * Until this is kept nobody knows who is here, as with a real service
   * just after loading.
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
  const outbox: string[] = [];
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
      person: { uid: `uid-${accounts.size + 1}`, email },
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
      return accounts.has(email)
        ? refused('not-created')
        : enter(create(email, password).person);
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
    async sendReset(typed) {
      const email = typed.toLowerCase();
      if (accounts.has(email)) outbox.push(email);
      return done;
    },
    signOut: async () => enter(null),
  };
}
