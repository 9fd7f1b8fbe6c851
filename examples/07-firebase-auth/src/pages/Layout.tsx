import { Outlet } from 'react-router';
import type { Account } from '../account.ts';
import { SessionProvider } from '../session.tsx';
import { Header } from './Header.tsx';
import { VerifyNotice } from './VerifyNotice.tsx';

export function Layout({ account }: { readonly account: Account }) {
  return (
    <SessionProvider account={account}>
      <Header account={account} />
      <VerifyNotice account={account} />
      <main>
        <Outlet />
      </main>
    </SessionProvider>
  );
}
