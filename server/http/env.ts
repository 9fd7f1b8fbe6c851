import type { HttpBindings } from '@hono/node-server';

/** What handlers get in addition to the request: Node's own request, absent where there is no socket (in tests). */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
}
