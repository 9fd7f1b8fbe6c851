/** Seconds to wait, or null when the request may pass. */
export type Limit = (key: string) => number | null;

const none: Limit = () => null;

/** At most `points` in a window of `seconds` for each key. Counted in memory, so a restart begins again. */
export function limit(points: number, seconds: number): Limit {
  const windows = new Map<string, { used: number; readonly end: number }>();
  return (key) => {
    const now = performance.now();
    // A map keeps its order, so the windows that end first come first.
    for (const [old, { end }] of windows) {
      if (end > now) break;
      windows.delete(old);
    }
    const window = windows.get(key) ?? { used: 0, end: now + seconds * 1000 };
    windows.set(key, window);
    return ++window.used > points ? Math.ceil((window.end - now) / 1000) : null;
  };
}

/** Both limits. A request that the first refuses does not count toward the second. */
const both =
  (first: Limit, second: Limit): Limit =>
  (key) =>
    first(key) ?? second(key);

const day = 24 * 60 * 60;

/** People who share an address: a household, an office, a class. */
const readersPerAddress = 5;

export type Limits = ReturnType<typeof limitsFor>;

/** The owner sets how much one person may write; 0 per minute lifts every limit, for load tests. */
export function limitsFor({
  writesPerMinute,
  writesPerDay,
}: Record<'writesPerMinute' | 'writesPerDay', number>) {
  const off = writesPerMinute === 0;
  const writes = (people: number) =>
    off ? none : both(limit(writesPerMinute * people, 60), limit(writesPerDay * people, day));
  return {
    /** Writes of one signed-in person: posts, edits and deletions. */
    reader: writes(1),
    /** Writes and sign-ins of all people at one address. */
    address: writes(readersPerAddress),
    /** Messages of the contact form from one address: as many as one person may write, since each may become an email. */
    contact: writes(1),
    /** Sign-ups to the list and codes to sign in that one address asks for in an hour: each may become an email to a stranger. */
    signUps: off ? none : limit(30, 60 * 60),
    /** Sign-ups to the list of one email address. */
    subscriber: off ? none : limit(5, 300),
    /** Codes to sign in that are emailed to one mailbox, in an hour. */
    mailbox: off ? none : limit(5, 60 * 60),
    /** Codes that one browser tries for one email. */
    codes: limit(10, 600),
    /** Pages of earlier comments, which are made for the request, from one address in a minute. */
    earlierComments: off ? none : limit(30, 60),
    /** The same as JSON, for pages whose comments load as they are read. */
    commentData: off ? none : limit(60, 60),
    /** Event streams that one address may hold open. */
    streamsPerAddress: off ? Number.POSITIVE_INFINITY : 50,
  };
}
