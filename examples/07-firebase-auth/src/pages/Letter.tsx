import { useParams } from 'react-router';

/**
 * A page for those who are signed in. Its text is in the program, so the
 * guard keeps nothing secret; see README.md.
 */
export function Letter() {
  const { month = '' } = useParams();
  const title = `The letter of ${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>
        Thank you for reading along. This month I rebuilt a sign-in form for
        the third time, and it got shorter.
      </p>
    </>
  );
}
