import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Seconds to wait, or null when the request may pass. */
export type Limit = (key: string) => Promise<number | null>;

const none: Limit = async () => null;

/** At most `points` in any window of `seconds` for one key; 0 points means no limit. Counted in memory. */
export function limit(points: number, seconds: number): Limit {
  if (points === 0) return none;
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  };
}

/** Readers behind one address: a household, an office, a class. */
const readersPerAddress = 5;

export interface Limits {
  /** Writes of one signed-in person. */
  readonly reader: Limit;
  /** Writes from one address, whoever makes them. */
  readonly address: Limit;
  /** Messages of the contact form from one address: what one person may write, since each may become a mail. */
  readonly contact: Limit;
  /** Sign-ups to the list from one address, in an hour: each may become a mail to a stranger. */
  readonly signUps: Limit;
  /** Subscribe attempts for one e-mail address. */
  readonly subscriber: Limit;
  /** Event streams that one address may hold open. */
  readonly streamsPerAddress: number;
}

/** What one person may write is the owner's choice; 0 lifts every limit, for load tests. */
export function limitsFor(writesPerMinute: number): Limits {
  const off = writesPerMinute === 0;
  return {
    reader: limit(writesPerMinute, 60),
    address: limit(writesPerMinute * readersPerAddress, 60),
    contact: limit(writesPerMinute, 60),
    signUps: limit(off ? 0 : 30, 60 * 60),
    subscriber: off ? none : limit(5, 300),
    streamsPerAddress: off ? Number.POSITIVE_INFINITY : 50,
  };
}
