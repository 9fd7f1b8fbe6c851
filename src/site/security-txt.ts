const days = 24 * 60 * 60 * 1000;

interface Site {
  readonly owner: { readonly email: string };
  /** The public address of the site, without a slash at its end. */
  readonly host: string;
}

/**
 * Whom to tell of a security hole, where researchers look for it. It expires, as the format asks, within a year of the build,
 * so that nobody trusts the address of a site that was left alone. Format: https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ owner, host }: Site, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 360 * days);
  return `Contact: mailto:${owner.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${host}/.well-known/security.txt
`;
}
