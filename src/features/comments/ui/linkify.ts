/** A part of a comment: plain text, or an address to link to. */
export interface Part {
  readonly text: string;
  readonly href?: string;
}

// Control and direction characters end an address, so that it can't look like another one.
const address = /\bhttps?:\/\/[^\s<>"`\p{C}]+/giu;
const closers: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Splits a body into text and http(s) addresses. Joined again, the parts are the body, character for character. */
export function linkify(body: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of body.matchAll(address)) {
    const text = withoutTail(match[0]);
    const href = safeHref(text);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: body.slice(end, match.index) });
    parts.push({ text, href });
    end = match.index + text.length;
  }
  if (end < body.length) parts.push({ text: body.slice(end) });
  return parts;
}

/** Without closing punctuation, and without a bracket that was opened before the address. */
function withoutTail(text: string): string {
  const open = new Map<string, number>();
  for (const character of text) open.set(character, (open.get(character) ?? 0) + 1);
  let end = text.length;
  for (; end > 0; end--) {
    const last = text.charAt(end - 1);
    const opener = closers.get(last);
    const belongs = opener !== undefined && (open.get(opener) ?? 0) >= (open.get(last) ?? 0);
    if (belongs || (opener === undefined && !/[.,;:!?'’”»…*_~|]/.test(last))) break;
    open.set(last, (open.get(last) ?? 0) - 1);
  }
  return text.slice(0, end);
}

/** Addresses with a user name stay text, because they are made to look like another host. */
function safeHref(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
