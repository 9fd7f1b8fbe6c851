import type { MiddlewareHandler } from 'hono';
import { terminalText } from '#lib/terminal-text.ts';
import type { Clock } from '#server/clock.ts';

/** Takes one entry, without its last newline. */
export type Log = (line: string) => void;

/**
 * Writes all entries of one turn of the event loop at once, so that logging doesn't slow down a busy server. An entry may quote
 * what a visitor sent, so its further lines are indented and can't pass for entries of their own.
 */
export function bufferedLog(write: (text: string) => void): Log & { flush(): void } {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length === 0) return;
    const text = `${lines.join('\n')}\n`;
    lines = [];
    write(text);
  };
  const log = (entry: string) => {
    if (lines.push(terminalText(entry).replaceAll('\n', '\n    ')) === 1) setImmediate(flush);
  };
  return Object.assign(log, { flush });
}

/** The path as it was sent, still encoded, so it has no spaces and no line breaks. */
export const pathOf = (url: string): string => new URL(url).pathname;

/** One line per request: time, method, path as it was sent (encoded), status, milliseconds. No address, query or name. */
export function requestLog(log: Log, now: Clock): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = (performance.now() - started).toFixed(1);
    log(`${now().toISOString()} ${c.req.method} ${pathOf(c.req.url)} ${c.res.status} ${ms} ms`);
  };
}
