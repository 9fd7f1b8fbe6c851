import { expect, test, vi } from 'vitest';
import { type Account, done, type Person, refused } from '../account.ts';

export interface Opened {
  readonly account: Account;
  /** How many reset emails an address has received. */
  resetsTo(email: string): Promise<number>;
  /** How many verification emails an address has received. */
  verificationsTo(email: string): Promise<number>;
  /** Opens the link in the verification email to an address. */
  openVerification(email: string): Promise<void>;
  /** Decides which Google account the popup chooses. */
  chooseInPopup(email: string): void;
}

const password = 'correct horse';
const someone = () => `${crypto.randomUUID()}@example.com`;

/** What every account service promises. */
export function accountContract(open: () => Opened): void {
  test('a wrong password and an unknown address look alike', async () => {
    const { account } = open();
    const known = someone();
    await account.signUp(known, password);
    await account.signOut();
    expect(await account.signIn(known, 'wrong horse')).toEqual(
      refused('wrong-credentials'),
    );
    expect(await account.signIn(someone(), password)).toEqual(
      refused('wrong-credentials'),
    );
  });

  test('only an account gets a reset email; nobody can tell', async () => {
    const { account, resetsTo } = open();
    const [known, stranger] = [someone(), someone()];
    await account.signUp(known, password);
    expect(await account.sendReset(known)).toEqual(done);
    expect(await account.sendReset(stranger)).toEqual(done);
    expect(await resetsTo(known)).toBe(1);
    expect(await resetsTo(stranger)).toBe(0);
  });

  test('the first answer is that nobody is signed in', async () => {
    const seen = watch(open().account);
    await vi.waitFor(() => expect(seen.calls).toHaveBeenCalledTimes(1));
    expect(seen.latest()).toBeNull();
  });

  test('signing up signs in, and signing in again brings back the same person', async () => {
    const { account } = open();
    const email = someone();
    const seen = watch(account);
    expect(await account.signUp(email, password)).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()?.email).toBe(email));
    const uid = seen.latest()?.uid;
    expect(await account.signOut()).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()).toBeNull());
    expect(await account.signIn(email.toUpperCase(), password)).toEqual(
      done,
    );
    await vi.waitFor(() => expect(seen.latest()?.uid).toBe(uid));
  });

  test('a new address is unverified and gets a link, and another on request', async () => {
    const { account, verificationsTo } = open();
    const email = someone();
    const seen = watch(account);
    await account.signUp(email, password);
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(false));
    expect(await verificationsTo(email)).toBe(1);
    expect(await account.sendVerification()).toEqual(done);
    expect(await verificationsTo(email)).toBe(2);
  });

  test('an address from Google is verified already', async () => {
    const { account, chooseInPopup } = open();
    chooseInPopup(someone());
    const seen = watch(account);
    await account.signInWithGoogle();
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(true));
  });

  // #region takeover
  test('Google takes over an account that nobody verified', async () => {
    const { account, chooseInPopup } = open();
    const email = someone();
    const seen = watch(account);
    await account.signUp(email, password);
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(false));
    const uid = seen.latest()?.uid;
    await account.signOut();
    chooseInPopup(email);
    expect(await account.signInWithGoogle()).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(true));
    expect(seen.latest()?.uid).toBe(uid);
    await account.signOut();
    expect(await account.signIn(email, password)).toEqual(
      refused('wrong-credentials'),
    );
  });
  // #endregion takeover

  test('Google joins a verified account, which keeps its password', async () => {
    const { account, chooseInPopup, openVerification } = open();
    const email = someone();
    await account.signUp(email, password);
    await openVerification(email);
    await account.signOut();
    chooseInPopup(email);
    expect(await account.signInWithGoogle()).toEqual(done);
    await account.signOut();
    expect(await account.signIn(email, password)).toEqual(done);
  });

  test('after a refresh, an opened link counts', async () => {
    const { account, openVerification } = open();
    const email = someone();
    const seen = watch(account);
    await account.signUp(email, password);
    await openVerification(email);
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(false));
    expect(await account.refresh()).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(true));
  });

  test('a signed-out person cannot ask for a link, or whether one was opened', async () => {
    const { account } = open();
    expect(await account.sendVerification()).toEqual(refused('unknown'));
    expect(await account.refresh()).toEqual(refused('unknown'));
  });

  test('a taken address makes no second account and signs nobody in', async () => {
    const { account } = open();
    const email = someone();
    await account.signUp(email, password);
    await account.signOut();
    const seen = watch(account);
    expect(await account.signUp(email, 'another horse')).toEqual(
      refused('not-created'),
    );
    expect(await account.signIn(email, 'another horse')).toEqual(
      refused('wrong-credentials'),
    );
    expect(await account.signIn(email, password)).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()?.email).toBe(email));
    expect(
      seen.calls.mock.calls.filter(([person]) => person !== null),
    ).toHaveLength(1);
  });

  test('a short password and an incomplete address are refused for different reasons', async () => {
    const { account } = open();
    expect(await account.signUp(someone(), 'abc')).toEqual(
      refused('weak-password'),
    );
    expect(await account.signUp('grace', password)).toEqual(
      refused('invalid-email'),
    );
    expect(await account.signIn('grace', password)).toEqual(
      refused('invalid-email'),
    );
  });

  test('Google signs in the same person every time', async () => {
    const { account, chooseInPopup } = open();
    const email = someone();
    chooseInPopup(email);
    const seen = watch(account);
    expect(await account.signInWithGoogle()).toEqual(done);
    await vi.waitFor(() => expect(seen.latest()?.email).toBe(email));
    const uid = seen.latest()?.uid;
    await account.signOut();
    await account.signInWithGoogle();
    await vi.waitFor(() => expect(seen.latest()?.uid).toBe(uid));
  });

  test('nothing is reported after watching has stopped', async () => {
    const { account } = open();
    const seen = watch(account);
    await vi.waitFor(() => expect(seen.calls).toHaveBeenCalledTimes(1));
    seen.stop();
    await account.signUp(someone(), password);
    const other = watch(account);
    await vi.waitFor(() => expect(other.latest()).not.toBeNull());
    expect(seen.calls).toHaveBeenCalledTimes(1);
  });
}

function watch(account: Account) {
  let latest: Person | null | undefined;
  const calls = vi.fn((person: Person | null) => {
    latest = person;
  });
  return { calls, stop: account.watch(calls), latest: () => latest };
}
