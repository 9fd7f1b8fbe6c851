import { Outlet } from 'react-router';
import type { Account } from '../account.ts';
import { SessionProvider } from '../session.tsx';
import { Header } from './Header.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { VerifyNotice } from './VerifyNotice.tsx';

export function Layout({ account }: { readonly account: Account }) {
  const main = useFocusKept<HTMLElement>();
  return (
    <SessionProvider account={account}>
      <Header account={account} />
      <VerifyNotice account={account} />
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </SessionProvider>
  );
}
