// Control and direction characters end an address, so that it can't look like another one. So does '](' in a Markdown link.
const address = /^https?:\/\/(?:(?!\]\()[^\s<>"`\p{C}])+/iu;
const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The http(s) address that a text begins with, or ''. Punctuation at its end is left out, and a bracket that was opened before it. */
export function addressAtStart(source: string): string {
  const text = address.exec(source)?.[0] ?? '';
  const open = new Map<string, number>();
  for (const character of text) open.set(character, (open.get(character) ?? 0) + 1);
  let end = text.length;
  for (; end > 0; end--) {
    const last = text.charAt(end - 1);
    const opener = openers[last];
    const belongs = opener !== undefined && (open.get(opener) ?? 0) >= (open.get(last) ?? 0);
    if (belongs || (opener === undefined && !/[.,;:!?'’”»…*_~|]/.test(last))) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return text.slice(0, end);
}

/** Where a link may lead. Addresses with a user name stay text, because they are made to look like another host. */
export function safeUrl(text: string): URL | null {
  if (!/^https?:\/\//i.test(text)) return null;
  try {
    const url = new URL(text);
    return url.username + url.password === '' ? url : null;
  } catch {
    // URL.parse is missing from Safari before 18.
    return null;
  }
}

/** Whether a typed address shows where it leads: before what looks like a slash, a space or a letter, anything can look like the host. */
export function namesHost(typed: string, { host }: URL): boolean {
  const rest = typed.replace(/^https?:\/\//i, '').toLowerCase();
  return rest.startsWith(host) && /^([:/?#]|$)/.test(rest.slice(host.length));
}
