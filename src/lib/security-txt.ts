const days = 24 * 60 * 60 * 1000;

interface Site {
  readonly owner: { readonly email: string };
  /** The public address of the site, without a slash at its end. */
  readonly host: string;
}

/** How to report a security problem (https://www.rfc-editor.org/rfc/rfc9116). It expires within a year, as the format asks. */
export function securityTxt({ owner, host }: Site, now: Date): string {
  return `Contact: mailto:${owner.email}
Expires: ${new Date(now.getTime() + 360 * days).toISOString()}
Canonical: ${host}/.well-known/security.txt
`;
}
