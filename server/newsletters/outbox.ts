import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/http/log.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { failureOf } from './mail.ts';
import type { NewsletterEmail, NewsletterStore } from './store.ts';

const minute = 60 * 1000;

interface Deps {
  readonly newsletters: Pick<NewsletterStore, 'due' | 'markSent' | 'markFailed'>;
  readonly send: (mail: NewsletterEmail) => Promise<void>;
  readonly mailsPerHour: number;
  readonly now: Clock;
  readonly log: Log;
}

/**
 * Newsletters have an outbox of their own, so that no other email waits behind them. They go out one by one, evenly over the hour. Another
 * process may add some (`npm run newsletter`), so the outbox looks for them once a minute.
 */
export function createNewsletterOutbox({ newsletters, send, mailsPerHour, now, log }: Deps) {
  const pauseMs = (60 * minute) / mailsPerHour;
  let lastAt = Number.NEGATIVE_INFINITY;
  /** If the clock was set back, at most one whole pause. */
  const pauseLeftMs = () => Math.min(pauseMs, lastAt + pauseMs - now().getTime());

  return createOutbox(
    () => {
      const mail = pauseLeftMs() > 0 ? undefined : newsletters.due();
      if (mail === undefined) return [];
      return [
        {
          name: `newsletter ${mail.id}`,
          key: `newsletter ${mail.id} ${mail.email}`,
          send: () => {
            lastAt = now().getTime();
            return send(mail);
          },
          markSent: () => newsletters.markSent(mail),
          markRefused: () => newsletters.markFailed(mail, 'message'),
          reschedule: (error) => {
            const failure = failureOf(error);
            newsletters.markFailed(mail, failure);
            return failure !== 'server';
          },
        },
      ];
    },
    log,
    () => (newsletters.due() === undefined ? minute : Math.max(0, pauseLeftMs())),
  );
}
