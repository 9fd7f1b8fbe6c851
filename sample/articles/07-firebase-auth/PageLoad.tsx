import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Account } from '../../../examples/07-firebase-auth/src/account.ts';
import { createMemoryAccount } from '../../../examples/07-firebase-auth/src/memory-account.ts';
import { createMemoryLetters } from '../../../examples/07-firebase-auth/src/memory-letters.ts';
import type { MemoryServer } from '../../../examples/07-firebase-auth/src/memory-server.ts';
import { Header } from '../../../examples/07-firebase-auth/src/pages/Header.tsx';
import { useFocusKept } from '../../../examples/07-firebase-auth/src/pages/use-focus-kept.ts';
import { VerifyNotice } from '../../../examples/07-firebase-auth/src/pages/VerifyNotice.tsx';
import {
  type Session,
  SessionProvider,
  useSession,
} from '../../../examples/07-firebase-auth/src/session.tsx';
import styles from './Demo.module.css';
import { grace } from './first-accounts.ts';
import { pagesFor } from './pages.tsx';

/** What the program showed, and when. */
export interface Shown {
  /** Since the page was loaded. */
  readonly seconds: number;
  readonly session: Session['kind'];
  readonly path: string;
}

interface Props {
  readonly server: MemoryServer;
  /** Seconds until the session is known. */
  readonly delay: number;
  readonly isBoolean: boolean;
  readonly path: string;
  readonly onShow: (shown: Shown) => void;
}

/** The program from one load of the page to the next. */
export function PageLoad({ server, delay, isBoolean, path, onShow }: Props) {
  const [router] = useState(() => {
    const began = performance.now();
    const show: LayoutProps['show'] = (session, at) => {
      if ((isBoolean && session === 'unknown') || isRedirected(session, at)) return;
      onShow({ seconds: (performance.now() - began) / 1000, session, path: at });
    };
    const firstAnswer = new Promise<void>((resolve) => setTimeout(resolve, delay * 1000));
    const real = createMemoryAccount({ server, firstAnswer, chooseInPopup: () => grace });
    const account = isBoolean ? withBoolean(real) : real;
    const layout = (
      <SessionProvider account={account}>
        <Layout account={account} show={show} />
      </SessionProvider>
    );
    return createMemoryRouter(
      [{ element: layout, children: pagesFor(account, createMemoryLetters(account)) }],
      {
        initialEntries: [path],
      },
    );
  });
  return <RouterProvider router={router} />;
}

/** Here a guard shows nothing of its own. */
function isRedirected(session: Session['kind'], path: string): boolean {
  return session === 'signed-in'
    ? path.startsWith('/sign-')
    : session === 'signed-out' && path.startsWith('/letters');
}

/** The bug: it says that nobody is signed in before it knows. */
function withBoolean(account: Account): Account {
  return {
    ...account,
    watch(onChange) {
      onChange(null);
      return account.watch(onChange);
    },
  };
}

interface LayoutProps {
  readonly account: Account;
  readonly show: (session: Session['kind'], path: string) => void;
}

function Layout({ account, show }: LayoutProps) {
  const { kind } = useSession();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const page = useFocusKept<HTMLDivElement>();

  useEffect(() => show(kind, path), [show, kind, path]);

  return (
    <>
      <Header account={account} />
      <VerifyNotice account={account} />
      <div ref={page} className={styles.page} tabIndex={-1}>
        <Outlet />
      </div>
    </>
  );
}
