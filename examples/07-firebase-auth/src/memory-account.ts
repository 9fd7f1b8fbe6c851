import {
  type Account,
  done,
  type Outcome,
  type Person,
  refused,
} from './account.ts';
import { createMemoryServer, type MemoryServer } from './memory-server.ts';

interface Options {
  readonly server?: MemoryServer;
  /**
   * Until this resolves the session is unknown, as with a real service just
   * after the page has loaded.
   */
  readonly firstAnswer?: Promise<void>;
  /** The address chosen in Google's window; null closes the window. */
  readonly chooseInPopup?: () => string | null;
}

/** Firebase names no number; this service stops listening after five. */
const mostWrong = 5;

/**
 * Accounts in memory: what Firebase does, as far as this program notices.
 * A reload makes a new one, on the same server.
 */
export function createMemoryAccount({
  server = createMemoryServer(),
  firstAnswer = Promise.resolve(),
  chooseInPopup = () => 'grace@example.com',
}: Options = {}): Account {
  const watchers = new Set<() => void>();
  let current = personAt(server.stored().remembered);
  let isKnown = false;
  void firstAnswer.then(() => {
    isKnown = true;
    for (const tell of watchers) tell();
  });

  function personAt(email: string | null): Person | null {
    const account = email === null ? undefined : server.find(email);
    if (account === undefined) return null;
    const { uid, verified } = account;
    return { uid, email: account.email, verified };
  }

  function enter(email: string | null): Outcome {
    server.remember(email);
    current = personAt(email);
    if (isKnown) for (const tell of watchers) tell();
    return done;
  }

  return {
    watch(onChange) {
      const tell = () => onChange(current);
      watchers.add(tell);
      if (isKnown) tell();
      return () => {
        watchers.delete(tell);
      };
    },
    async signUp(typed, password) {
      const email = typed.toLowerCase();
      if (!email.includes('@')) return refused('invalid-email');
      if (password.length < 6) return refused('weak-password');
      if (server.find(email)) return refused('not-created');
      server.add(email, password);
      server.send('verification', email);
      return enter(email);
    },
    async signIn(typed, password) {
      const email = typed.toLowerCase();
      if (!email.includes('@')) return refused('invalid-email');
      // The same without an account: nobody may find out who has one.
      if ((server.stored().wrong[email] ?? 0) >= mostWrong)
        return refused('too-many');
      if (server.find(email)?.password !== password) {
        server.countWrong(email);
        return refused('wrong-credentials');
      }
      server.forgetWrong(email);
      return enter(email);
    },
    async signInWithGoogle() {
      const email = chooseInPopup();
      if (email === null) return refused('popup-closed');
      const account = server.find(email);
      if (account === undefined) server.add(email, null);
      // This password's owner never proved that the address is theirs.
      else if (!account.verified) server.takeOver(email);
      return enter(email);
    },
    async sendVerification() {
      if (current === null) return refused('unknown');
      server.send('verification', current.email);
      return done;
    },
    async refresh() {
      return current === null ? refused('unknown') : enter(current.email);
    },
    async sendReset(typed) {
      const email = typed.toLowerCase();
      if (server.find(email)) server.send('reset', email);
      return done;
    },
    signOut: async () => enter(null),
  };
}
