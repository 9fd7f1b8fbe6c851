import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type Account, done, type Person, refused } from '../account.ts';

export interface Opened {
  readonly account: Account;
  /** How many reset e-mails an address has received. */
  resetsTo(email: string): Promise<number>;
  /** How many links that verify it an address has received. */
  verificationsTo(email: string): Promise<number>;
  /** The Google account that the popup is going to choose. */
  chooseInPopup(email: string): void;
}

const password = 'correct horse';
const someone = () => `${randomUUID()}@example.com`;

// #region contract
/** What every account service promises. */
export function accountContract(open: () => Opened): void {
  test('wrong password, unknown address: one refusal', async () => {
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

  test('only accounts get a reset e-mail, and nobody is told', async () => {
    const { account, resetsTo } = open();
    const [known, stranger] = [someone(), someone()];
    await account.signUp(known, password);
    expect(await account.sendReset(known)).toEqual(done);
    expect(await account.sendReset(stranger)).toEqual(done);
    expect(await resetsTo(known)).toBe(1);
    expect(await resetsTo(stranger)).toBe(0);
  });
  // #endregion contract

  test('the first answer is that nobody is here', async () => {
    const seen = watch(open().account);
    await vi.waitFor(() => expect(seen.calls).toHaveBeenCalledTimes(1));
    expect(seen.latest()).toBeNull();
  });

  test('who signs up is signed in, can leave, and comes back as the same person', async () => {
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

  test('a new address is unverified, and gets a link, and another on request', async () => {
    const { account, verificationsTo } = open();
    const email = someone();
    const seen = watch(account);
    await account.signUp(email, password);
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(false));
    expect(await verificationsTo(email)).toBe(1);
    expect(await account.sendVerification()).toEqual(done);
    expect(await verificationsTo(email)).toBe(2);
  });

  test('an address from Google needs no link of ours', async () => {
    const { account, chooseInPopup } = open();
    chooseInPopup(someone());
    const seen = watch(account);
    await account.signInWithGoogle();
    await vi.waitFor(() => expect(seen.latest()?.verified).toBe(true));
  });

  test('a signed-out person cannot ask for a verification link', async () => {
    expect(await open().account.sendVerification()).toEqual(
      refused('unknown'),
    );
  });

  test('an address that is taken makes no second account and signs nobody in', async () => {
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

  test('a short password and half an address are refused, each with its own reason', async () => {
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

  test('who comes by Google is signed in, and is the same person the next time', async () => {
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

  test('who stopped watching hears nothing more', async () => {
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
