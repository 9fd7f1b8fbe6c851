import { Agent, get, type IncomingMessage } from 'node:http';

export interface Streams {
  /** Resolves to how many streams have received this event within the time. */
  heard(event: string, withinMs: number): Promise<number>;
  close(): void;
}

/** Opens many event streams at once, each on its own connection. */
export function openStreams(url: string, count: number): Streams {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const texts: string[] = Array.from({ length: count }, () => '');
  const open: IncomingMessage[] = [];
  let changed = () => {};

  for (let index = 0; index < count; index++) {
    const request = get(url, { agent }, (answer) => {
      open.push(answer);
      answer.setEncoding('utf8').on('data', (text: string) => {
        texts[index] += text;
        changed();
      });
      answer.on('error', () => {});
    });
    request.on('error', () => {});
  }

  const received = (event: string) => texts.filter((text) => text.includes(`event: ${event}\n`)).length;
  return {
    heard: (event, withinMs) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          changed = () => {};
          resolve(received(event));
        };
        const timer = setTimeout(finish, withinMs);
        changed = () => {
          if (received(event) === count) finish();
        };
        changed();
      }),
    close() {
      for (const answer of open) answer.destroy();
      agent.destroy();
    },
  };
}
