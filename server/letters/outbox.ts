import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/http/log.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { failureOf } from './mail.ts';
import type { LetterMail, LetterStore } from './store.ts';

const minute = 60 * 1000;

interface Deps {
  readonly letters: Pick<LetterStore, 'due' | 'markSent' | 'markFailed'>;
  readonly send: (mail: LetterMail) => Promise<void>;
  readonly mailsPerHour: number;
  readonly now: Clock;
  readonly log: Log;
}

/**
 * An outbox of their own, so that no other mail waits behind letters. They go out one by one, evenly over the hour. Another process
 * may add letters (`npm run newsletter`), so the outbox looks for them once a minute.
 */
export function createLetterOutbox({ letters, send, mailsPerHour, now, log }: Deps) {
  const pauseMs = (60 * minute) / mailsPerHour;
  let lastAt = Number.NEGATIVE_INFINITY;
  /** If the clock was set back, at most one whole pause. */
  const pauseLeftMs = () => Math.min(pauseMs, lastAt + pauseMs - now().getTime());

  return createOutbox(
    () => {
      const mail = pauseLeftMs() > 0 ? undefined : letters.due();
      if (mail === undefined) return [];
      return [
        {
          name: `letter ${mail.id}`,
          key: `letter ${mail.id} ${mail.email}`,
          send: () => {
            lastAt = now().getTime();
            return send(mail);
          },
          markSent: () => letters.markSent(mail),
          markRefused: () => letters.markFailed(mail, 'mail'),
          putOff: (error) => {
            const failure = failureOf(error);
            letters.markFailed(mail, failure);
            return failure !== 'server';
          },
        },
      ];
    },
    log,
    () => (letters.due() === undefined ? minute : Math.max(0, pauseLeftMs())),
  );
}
