import type { MiddlewareHandler } from 'hono';
import { terminalText } from '#lib/terminal-text.ts';

/** Takes one entry, without its last newline. */
export type Log = (line: string) => void;

/**
 * Writes an entry. It may quote what a visitor sent, so its further lines are indented and can't pass for entries of their own.
 */
export function logTo(write: (text: string) => void): Log {
  return (entry) => write(`${terminalText(entry).replaceAll('\n', '\n    ')}\n`);
}

/**
 * Writes to standard output, everything of one turn of the event loop together, because each write waits for the system. Nothing is
 * lost when the program ends within that turn.
 */
export function standardOutput({ stdout } = process): (text: string) => void {
  process.on('exit', () => stdout.uncork());
  return (text) => {
    if (stdout.writableCorked === 0) {
      stdout.cork();
      setImmediate(() => stdout.uncork());
    }
    stdout.write(text);
  };
}

/** The path as it was sent, still encoded, so it has no spaces and no line breaks. */
export const pathOf = (url: string): string => new URL(url).pathname;

/** One line per request: time, method, path as it was sent (encoded), status, milliseconds. No address, query or name. */
export function requestLog(log: Log, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = (performance.now() - started).toFixed(1);
    log(`${now().toISOString()} ${c.req.method} ${pathOf(c.req.url)} ${c.res.status} ${ms} ms`);
  };
}
