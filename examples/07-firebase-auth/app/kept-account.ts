import type { Kept } from '../../shell/kept.ts';
import {
  type Account,
  done,
  type Outcome,
  type Person,
  refused,
} from '../src/account.ts';
import { isSecret, newSecret, type Secret } from './secret.ts';
import type { Mail, Stored } from './stored.ts';

const mostWrong = 5;
const mostMails = 20;

/** The example's account service on what is kept in this browser. */
export function keptAccount(
  stored: Kept<Stored>,
  chooseInPopup: () => string = () => 'grace@example.com',
): Account {
  const change = (changed: Partial<Stored>) =>
    stored.change({ ...stored.current(), ...changed });
  const find = (email: string) =>
    stored.current().accounts.find((account) => account.email === email);

  function add(email: string, secret: Secret | null): void {
    const { accounts } = stored.current();
    const uid = crypto.randomUUID();
    // Google has verified the addresses of its own accounts.
    const account = { uid, email, verified: secret === null, secret };
    change({ accounts: [...accounts, account] });
  }

  /** Google has verified the address; whoever chose the password had not. */
  function takeOver(email: string): void {
    const accounts = stored
      .current()
      .accounts.map((account) =>
        account.email === email
          ? { ...account, verified: true, secret: null }
          : account,
      );
    change({ accounts });
  }

  function send(kind: Mail['kind'], to: string): void {
    const { mails } = stored.current();
    const id = (mails.at(-1)?.id ?? 0) + 1;
    const mail = { id, kind, to, isUsed: false };
    change({ mails: [...mails, mail].slice(-mostMails) });
  }

  function enter(email: string): Outcome {
    const account = find(email);
    if (account === undefined) return refused('unknown');
    const { uid, verified } = account;
    change({ person: { uid, email, verified } });
    return done;
  }

  return {
    watch(onChange) {
      let told: Person | null | undefined;
      let isWatching = true;
      const tell = () => {
        const { person } = stored.current();
        if (isWatching && person !== told) onChange(person);
        told = person;
      };
      void Promise.resolve().then(tell);
      const stop = stored.watch(tell);
      return () => {
        isWatching = false;
        stop();
      };
    },
    async signUp(typed, password) {
      const email = typed.toLowerCase();
      if (!isAddress(email)) return refused('invalid-email');
      if (password.length < 6) return refused('weak-password');
      const secret = await newSecret(password);
      if (find(email)) return refused('not-created');
      add(email, secret);
      send('verification', email);
      return enter(email);
    },
    async signIn(typed, password) {
      const email = typed.toLowerCase();
      if (!isAddress(email)) return refused('invalid-email');
      const wrong = () => stored.current().wrong[email] ?? 0;
      // The same for an address without an account, which must not show.
      if (wrong() >= mostWrong) return refused('too-many');
      const isRight = await isSecret(password, find(email)?.secret);
      const count = isRight ? 0 : wrong() + 1;
      change({ wrong: { ...stored.current().wrong, [email]: count } });
      return isRight ? enter(email) : refused('wrong-credentials');
    },
    async signInWithGoogle() {
      const email = chooseInPopup();
      const account = find(email);
      if (account === undefined) add(email, null);
      else if (!account.verified) takeOver(email);
      return enter(email);
    },
    async sendVerification() {
      const { person } = stored.current();
      if (person === null) return refused('unknown');
      send('verification', person.email);
      return done;
    },
    async refresh() {
      return enter(stored.current().person?.email ?? '');
    },
    async sendReset(typed) {
      const email = typed.toLowerCase();
      if (find(email)) send('reset', email);
      return done;
    },
    async signOut() {
      change({ person: null });
      return done;
    },
  };
}

const isAddress = (email: string) =>
  email.includes('@') && email.length <= 254;
