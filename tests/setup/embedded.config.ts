import { defineConfig } from '#site/config.ts';
import owner from '../../sample/site.config.ts';

/** The owner's site without any outside provider, whichever theirs has: what the journeys visit. */
export default defineConfig({
  ...owner,
  comments: { kind: 'embedded' },
  mail: { kind: 'embedded' },
  list: { kind: 'embedded' },
  map: { kind: 'link' },
  legal: { kind: 'own' },
});
