/** Seconds to wait, or null when the request may pass. */
export type Limit = (key: string) => number | null;

/** At most `points` in a window of `seconds` for each key, which is forgotten with its window. Counted in memory, so a restart begins again. */
export function limit(points: number, seconds: number): Limit {
  const windows = new Map<string, { used: number; readonly end: number }>();
  return (key) => {
    const now = performance.now();
    const window = windows.get(key) ?? { used: 0, end: now + seconds * 1000 };
    if (window.used++ === 0) {
      windows.set(key, window);
      setTimeout(() => windows.delete(key), seconds * 1000).unref();
    }
    return window.used > points ? Math.max(1, Math.ceil((window.end - now) / 1000)) : null;
  };
}

export type Limits = ReturnType<typeof limitsFor>;

/** The owner sets how much one person may write; 0 per minute lifts every limit, for load tests. */
export function limitsFor(owner: { readonly writesPerMinute: number; readonly writesPerDay: number }) {
  const { writesPerMinute, writesPerDay } = owner;
  const off = writesPerMinute === 0;
  const limited = off ? (): Limit => () => null : limit;
  const writes = (people: number): Limit => {
    const ofMinute = limited(writesPerMinute * people, 60);
    const ofDay = limited(writesPerDay * people, 24 * 60 * 60);
    // What the limit per minute refuses does not use up the day.
    return (key) => ofMinute(key) ?? ofDay(key);
  };
  return {
    /** Writes of one signed-in person: posts, edits and deletions. */
    reader: writes(1),
    /** Writes and sign-ins of all people at one address: a household, an office, a class. */
    address: writes(5),
    /** Messages of the contact form from one address: as many as one person may write, since each may become an email. */
    contact: writes(1),
    /** Sign-ups to the list and codes to sign in that one address asks for in an hour: each may become an email to a stranger. */
    signUps: limited(30, 60 * 60),
    /** The same for one mailbox, from all networks. */
    mailbox: limited(5, 60 * 60),
    /** Pages of earlier comments, which are made for the request, from one address in a minute. */
    earlierComments: limited(30, 60),
    /** The same as JSON, for pages whose comments load as they are read. */
    commentData: limited(60, 60),
    streamsPerAddress: off ? Number.POSITIVE_INFINITY : 50,
  };
}
