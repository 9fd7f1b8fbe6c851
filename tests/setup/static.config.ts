import { defineConfig } from '#site/config.ts';
import providers from './providers.config.ts';

/** The sample on a host that only serves files: without comments, with addresses from before. */
export default defineConfig({
  ...providers,
  comments: { kind: 'none' },
  redirects: { '/old-first': '/blogpost1', '/tag/*': '/tags/*' },
});
