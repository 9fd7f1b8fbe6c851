import type { Kept } from '../../shell/kept.ts';
import { newSecret } from './secret.ts';
import type { KeptAccount, Mail, Stored } from './stored.ts';

/** What the link in a verification email does. */
export function verify(stored: Kept<Stored>, mail: Mail): void {
  use(stored, mail, { verified: true });
}

/** What the link in a reset email does. */
export async function setPassword(
  stored: Kept<Stored>,
  mail: Mail,
  password: string,
): Promise<void> {
  const secret = await newSecret(password);
  use(stored, mail, { secret });
}

function use(
  stored: Kept<Stored>,
  { id, to }: Mail,
  changed: Partial<KeptAccount>,
): void {
  const { accounts, mails, wrong, person } = stored.current();
  stored.change({
    person,
    accounts: accounts.map((account) =>
      account.email === to ? { ...account, ...changed } : account,
    ),
    mails: mails.map((mail) =>
      mail.id === id ? { ...mail, isUsed: true } : mail,
    ),
    wrong: { ...wrong, [to]: 0 },
  });
}
