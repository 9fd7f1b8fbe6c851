import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Opens many event streams at once, each on its own connection. */
export function openStreams(url: string, count: number) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const closed = new AbortController();
  const received = new Map<string, number>();
  for (let index = 0; index < count; index++)
    get(url, { agent, signal: closed.signal }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, event = ''] of text.matchAll(/^event: (\w+)$/gm))
          received.set(event, (received.get(event) ?? 0) + 1);
      });
      answer.on('error', () => {});
    }).on('error', () => {});

  return {
    /** Resolves to how many streams have received this event within the time. */
    async heard(event: string, withinMs: number): Promise<number> {
      const end = performance.now() + withinMs;
      while ((received.get(event) ?? 0) < count && performance.now() < end) await wait(1);
      return received.get(event) ?? 0;
    },
    close: () => closed.abort(),
  };
}
