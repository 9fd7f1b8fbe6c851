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

interface Answer {
  /** Null without an answer. */
  readonly status: number | null;
  /** Why there is no answer: 'no such host', 'timeout', … */
  readonly why: string;
  /** Where it redirects to, if it does. */
  readonly movedTo?: string;
}

const timeoutMs = 20_000;

/** Asks with HEAD, and with GET where a server doesn't support HEAD. Never throws. */
export async function ask(address: string): Promise<Answer> {
  const head = await request(address, 'HEAD');
  return head.status === null || head.status < 400 ? head : request(address, 'GET');
}

async function request(address: string, method: 'HEAD' | 'GET'): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      // Some servers refuse a client that doesn't say what it is.
      headers: { 'user-agent': 'link-check (a site checks its own links)', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    const movedTo = response.url.replace(/#.*$/, '');
    return {
      status: response.status,
      why: '',
      ...(response.redirected && movedTo !== address && { movedTo }),
    };
  } catch (error) {
    return { status: null, why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'timeout';
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return { ENOTFOUND: 'no such host', EAI_AGAIN: 'no network', ECONNREFUSED: 'refused' }[code] ?? 'no answer';
}

/** Whether the page is there. 401, 403 and 429 only turn programs away, so they count as found. */
export function isFound({ status }: Pick<Answer, 'status'>): boolean {
  return status !== null && (status < 400 || [401, 403, 429].includes(status));
}
