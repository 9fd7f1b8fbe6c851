import type { BlockList } from 'node:net';
import type { HttpBindings } from '@hono/node-server';

/** What handlers get besides the request: Node's own request, which tests without a socket don't have, and a setting. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings> & { trustedProxies?: BlockList };
}
