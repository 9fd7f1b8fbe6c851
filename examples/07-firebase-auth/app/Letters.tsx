import { useSyncExternalStore } from 'react';
import { HashRouter, useRoutes } from 'react-router';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import { createMemoryLetters } from '../src/memory-letters.ts';
import { ada, firstStored } from './first-stored.ts';
import { keptAccount } from './kept-account.ts';
import styles from './Letters.module.css';
import { MailBox } from './MailBox.tsx';
import { routesFor } from './routes.tsx';
import { readStored } from './stored.ts';

const stored = keep('app:authentication:stored', readStored, firstStored);
const account = keptAccount(stored);
const routes = routesFor(account, createMemoryLetters(account));

export function Letters() {
  const isSaved = useSyncExternalStore(stored.watch, stored.isSaved);
  function startOver() {
    stored.startOver();
    location.hash = '/';
  }
  return (
    <AppShell
      isSaved={isSaved}
      startOver={startOver}
      className={styles.magazine}
    >
      <div className={styles.siteAndMail}>
        <div className={styles.site}>
          {/* Signing out leaves a page first: no transition may be late. */}
          <HashRouter useTransitions={false}>
            <Pages />
          </HashRouter>
        </div>
        <aside className={styles.beside} aria-label="About this app">
          <p className={styles.notice}>
            <strong>A demonstration.</strong> Accounts stay in this browser,
            and passwords only as salted hashes. Still, don’t use one that
            you use elsewhere. Ada is here already: <code>{ada.email}</code>
            , <code>{ada.password}</code>. Google’s button always brings
            Grace.
          </p>
          <MailBox stored={stored} />
        </aside>
      </div>
    </AppShell>
  );
}

function Pages() {
  return useRoutes(routes);
}
