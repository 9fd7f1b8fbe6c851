import type { Stored } from '../../../examples/07-firebase-auth/src/memory-server.ts';
import styles from './Demo.module.css';
import type { Shown } from './PageLoad.tsx';

const words = { unknown: 'unknown', 'signed-out': 'signed out', 'signed-in': 'signed in' } as const;

/** What the program has shown since the last reload. */
export function Timeline({ shown }: { readonly shown: readonly Shown[] }) {
  return (
    <div className={styles.table} role="log" aria-label="Since the last reload">
      <table>
        <caption>Since the last reload</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Session</th>
            <th scope="col">Address</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ seconds, session, path }) => (
            <tr key={seconds}>
              <td>{seconds.toFixed(1)} s</td>
              <td>{words[session]}</td>
              <td>{path}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The accounts as the server has them. */
export function Accounts({ accounts, wrong }: Pick<Stored, 'accounts' | 'wrong'>) {
  return (
    <div className={styles.table}>
      <table>
        <caption>What is stored</caption>
        <thead>
          <tr>
            <th scope="col">email</th>
            <th scope="col">verified</th>
            <th scope="col">wrong attempts</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ uid, email, verified }) => (
            <tr key={uid}>
              <td>{email}</td>
              <td>{String(verified)}</td>
              <td>{wrong[email] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the demo shows, for a reader without a script and for paper. */
export function Comparison() {
  return (
    <div className={`${styles.table} ${styles.comparison}`}>
      <table>
        <caption>A signed-in person reloads the page, and Firebase answers after a second</caption>
        <thead>
          <tr>
            <th scope="col">The session is</th>
            <th scope="col">At once</th>
            <th scope="col">After a second</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">a boolean</th>
            <td>the sign-in form</td>
            <td>the form is gone, the page is back</td>
          </tr>
          <tr>
            <th scope="row">three states</th>
            <td>nothing yet</td>
            <td>the page</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
