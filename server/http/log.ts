import type { MiddlewareHandler } from 'hono';
import { terminalText } from '#lib/terminal-text.ts';

/** Takes one entry, without its last newline. */
export type Log = (line: string) => void;

/** Writes an entry. It may quote what a visitor sent, so its further lines are indented and can't pass for entries of their own. */
export function logTo(write: (text: string) => void): Log {
  return (entry) => write(`${terminalText(entry).replaceAll('\n', '\n    ')}\n`);
}

/** The path as it was sent, still encoded, so it has no spaces and no line breaks. */
export const pathOf = (url: string): string => new URL(url).pathname;

const slowMs = 1000;

/** One line for each request but a quick GET that succeeds: time, method, encoded path, status, milliseconds. No address, query or name. */
export function requestLog(log: Log, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { method, url } = c.req;
    const isGet = ['GET', 'HEAD'].includes(method) && [200, 206, 304].includes(c.res.status);
    if (isGet && ms < slowMs) return;
    log(`${now().toISOString()} ${method} ${pathOf(url)} ${c.res.status} ${ms.toFixed(1)} ms`);
  };
}
