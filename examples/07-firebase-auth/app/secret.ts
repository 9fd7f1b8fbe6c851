/** A password as it is kept: nobody can read it from here. Both are base64. */
export interface Secret {
  readonly salt: string;
  readonly hash: string;
}

/** OWASP's number for PBKDF2 with SHA-256. */
const rounds = 600_000;

export async function newSecret(password: string): Promise<Secret> {
  const salt = text(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, hash: await hashOf(password, salt) };
}

/** Takes as long where there is no account, so that nobody can tell. */
export async function isSecret(
  password: string,
  secret: Secret | null | undefined,
): Promise<boolean> {
  const hash = await hashOf(password, secret?.salt ?? '');
  return hash === secret?.hash;
}

async function hashOf(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(password),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const how = { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds };
  const bits = await crypto.subtle.deriveBits(
    { ...how, salt: encoder.encode(salt) },
    key,
    256,
  );
  return text(new Uint8Array(bits));
}

const text = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
