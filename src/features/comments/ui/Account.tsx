import { type RefObject, useEffect, useState } from 'react';
import styles from './CommentArea.module.css';
import { useConversation } from './conversation-context.ts';
import { SignIn } from './SignIn.tsx';
import { SignOut } from './SignOut.tsx';

/** The form and the way out for a signed-in reader, the way in for everybody else, and their outline until it is known which. */
export function Account({ section }: { readonly section: RefObject<HTMLElement | null> }) {
  const { state, connection, writer } = useConversation();
  useWayBack(section);
  return (
    <div className={styles.account}>
      {!connection ? (
        <>
          <noscript>
            <p className={styles.noScript}>
              Writing comments needs JavaScript, which is off in this browser.
            </p>
          </noscript>
          <div className={styles.formOutline} />
        </>
      ) : state.isAuth ? (
        <>
          {writer ? <writer.NewComment drafts={connection.drafts} /> : <div className={styles.formOutline} />}
          <SignOut
            reader={state.reader}
            onSignOut={() => connection.signOut((question) => window.confirm(question))}
          />
        </>
      ) : (
        <SignIn hint={hints[state.expired]} />
      )}
    </div>
  );
}

const hints = {
  no: null,
  'without-text': 'You have been signed out.',
  'with-text': 'You have been signed out. What you wrote is kept, and comes back when you sign in.',
};

/** When a sign-out in another tab removes the form that had the focus, the focus moves to the sign-in button. */
function useWayBack(section: RefObject<HTMLElement | null>): void {
  const { state, dispatch } = useConversation();
  const [wasAuth, setWasAuth] = useState(state.isAuth);
  const [hadKeyboard, setHadKeyboard] = useState(false);
  if (state.isAuth !== wasAuth) {
    setWasAuth(state.isAuth);
    // The form is still there now, and won't be once this is drawn.
    setHadKeyboard(!state.isAuth && (section.current?.contains(document.activeElement) ?? false));
  }
  useEffect(() => {
    if (!hadKeyboard) return;
    setHadKeyboard(false);
    if (document.activeElement === document.body)
      dispatch({ type: 'focus-asked', target: { kind: 'sign-in' } });
  }, [hadKeyboard, dispatch]);
}
