import { markdownToMdast } from 'satteri';
import { parseMdx, withChildren } from '#site/content/mdx.ts';

/** The addresses of the links and pictures in a Markdown or MDX source, in reading order. */
export function linksIn(source: string, kind: 'md' | 'mdx'): readonly string[] {
  return withChildren(kind === 'mdx' ? parseMdx(source) : markdownToMdast(source)).flatMap((node) =>
    node.type === 'link' || node.type === 'image' || node.type === 'definition' ? node.url : [],
  );
}

/** Whether another site answers this address. Hosts that end in .example (RFC 2606) are placeholders for the owner's. */
export function isOutside(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return /^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1)$|(^|\.)example$/.test(hostname);
}

const timeoutMs = 20_000;

/** Asks with HEAD, and with GET where a server doesn't support HEAD. The status is null without an answer. Never throws. */
export async function ask(
  address: string,
  method = 'HEAD',
): Promise<{ status: number | null; movedTo?: string }> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    // Some servers refuse a client that doesn't say what it is.
    headers: { 'user-agent': 'link-check (a site checks its own links)', accept: 'text/html,*/*' },
  }).catch(() => null);
  if (!response) return { status: null };
  await response.body?.cancel();
  if (!response.ok && method === 'HEAD') return ask(address, 'GET');
  const { status, redirected, url } = response;
  return redirected ? { status, movedTo: url.replace(/#.*$/, '') } : { status };
}

/** Whether the page is there. 401, 403 and 429 only turn programs away, so they count as found. */
export function isFound(status: number | null): boolean {
  return status !== null && (status < 400 || [401, 403, 429].includes(status));
}
