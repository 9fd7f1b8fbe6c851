import type { BlockList } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { Manifest } from '#site/build/manifest.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { OwnOrigin } from './origins.ts';

/** What handlers get besides the request: Node's own request, which tests without a socket don't have, and a setting. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings> & { trustedProxies?: BlockList };
}

/** What all routes of the server share. */
export interface Site {
  readonly db: DatabaseSync;
  readonly manifest: Manifest;
  /** Signs session cookies, and links in mails. */
  readonly secret: string;
  readonly isHttps: boolean;
  /** The current time, which tests set. */
  readonly now: () => Date;
  readonly log: Log;
  /** Sends what waits to be mailed; absent without a mail server. */
  readonly wakeOutbox?: (() => void) | undefined;
  readonly ownOrigin: OwnOrigin;
  readonly limits: Limits;
}
