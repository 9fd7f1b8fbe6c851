import { Site } from '../e2e/site.ts';
import { buildSite } from './build-site.ts';
import { buildOwnerSite } from './owner-tree.ts';

const embedded = 'tests/setup/embedded.config.ts';

/** Builds the sites that the journeys visit: the embedded one, the one with every outside provider, and an owner's. */
export default async function prepare(): Promise<void> {
  buildSite(embedded);
  buildSite('tests/setup/providers.config.ts');
  buildOwnerSite();
  // The workers that run the tests inherit it: a server serves this site unless its test names another.
  process.env.SITE_CONFIG = embedded;
  // A server that does not start ends the run here, rather than test after test.
  await (await Site.start()).remove();
}
