/** What a web server said about an address. */
export interface Answer {
  /** Null: no answer at all. */
  readonly status: number | null;
  /** Without an answer: 'no such host', 'silent', … */
  readonly why: string;
  /** The address that it moved to for good, if it did. */
  readonly movedTo?: string;
}

/** An address that somebody else answers. Hosts that end in .example belong to nobody (RFC 2606) and stand for the owner's. */
export function isOutside(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return /^https?:$/.test(protocol) && !/^(localhost|127\.0\.0\.1)$|(^|\.)example$/.test(hostname);
}

const timeoutMs = 20_000;

/** Asks with HEAD, and with GET where a server doesn't do HEAD well. Never throws. */
export async function ask(address: string): Promise<Answer> {
  const head = await request(address, 'HEAD');
  return head.status === null || head.status < 400 ? head : request(address, 'GET');
}

async function request(address: string, method: 'HEAD' | 'GET'): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      // Some servers refuse a visitor that doesn't say what it is.
      headers: { 'user-agent': 'link-check (a site checks its own links)', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    const movedTo = withoutHash(response.url);
    return {
      status: response.status,
      why: '',
      ...(response.redirected && movedTo !== address && { movedTo }),
    };
  } catch (error) {
    return { status: null, why: reasonOf(error) };
  }
}

const withoutHash = (address: string) => address.replace(/#.*$/, '');

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'silent';
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : '';
  return { ENOTFOUND: 'no such host', EAI_AGAIN: 'no network', ECONNREFUSED: 'refused' }[code] ?? 'no answer';
}

/** A page that is there, or one that only turns programs away: 401, 403 and 429 are no news about the page. */
export function isFound({ status }: Answer): boolean {
  return status !== null && (status < 400 || [401, 403, 429].includes(status));
}

/** Does something to each of a list, so many at a time, and keeps the order. */
export async function inTurn<From, To>(
  list: readonly From[],
  atOnce: number,
  work: (each: From) => Promise<To>,
): Promise<To[]> {
  const done: To[] = [];
  const waiting = list.entries();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [index, each] of waiting) done[index] = await work(each);
  });
  await Promise.all(workers);
  return done;
}
