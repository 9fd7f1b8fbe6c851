import { createRoot } from 'react-dom/client';
import { createMemoryAccount } from './memory-account.ts';
import { SessionProvider, useSession } from './session.tsx';

const account = createMemoryAccount({
  firstAnswer: new Promise((resolve) => setTimeout(resolve, 2000)),
});

function Status() {
  const session = useSession();
  return <p>The session is {session.kind}.</p>;
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <SessionProvider account={account}>
    <Status />
    <button type="button" onClick={account.signInWithGoogle}>
      Sign in
    </button>
    <button type="button" onClick={account.signOut}>
      Sign out
    </button>
  </SessionProvider>,
);
