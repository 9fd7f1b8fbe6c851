import type { MiddlewareHandler } from 'hono';
import type { Clock } from './clock.ts';

/** Takes one line, without its newline. */
export type Log = (line: string) => void;

/** Writes lines to a stream in one go at the end of each turn of the event loop, so that a busy server is not slowed. */
export function bufferedLog(write: (text: string) => void): Log & { flush(): void } {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    write(text);
  };
  const log = (line: string) => {
    if (lines.push(line) === 1) setImmediate(flush);
  };
  return Object.assign(log, { flush });
}

/** One line a request: time, method, path, status, milliseconds. No address, no query, nobody's name. */
export function requestLog(log: Log, now: Clock): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = (performance.now() - started).toFixed(1);
    log(`${now().toISOString()} ${c.req.method} ${c.req.path} ${c.res.status} ${ms} ms`);
  };
}
