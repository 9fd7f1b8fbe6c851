import type { Config } from '#server/config.ts';

/** Why the server can't listen, and what to try. */
export function listenProblem(error: Error, { port, host }: Pick<Config, 'port' | 'host'>): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=0 takes any free one.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have. Try PORT=4321.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine. Try HOST=127.0.0.1.`;
  return `The server could not start: ${error.message}`;
}
