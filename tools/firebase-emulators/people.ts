/**
 * Signs a person in to the Auth emulator, so that its window offers them. The same `sub` is the same person. The emulator accepts an
 * unsigned ID token as plain JSON.
 */
export async function addPerson(
  host: string,
  { sub, name }: { readonly sub: string; readonly name: string },
): Promise<void> {
  const token = { sub, name, email: `${sub}@reader.example`, email_verified: true };
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(token))}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  if (!answer.ok) throw new Error(`The Auth emulator did not take ${name}: ${await answer.text()}`);
}
