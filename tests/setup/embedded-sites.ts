import { Site } from '../e2e/site.ts';
import { buildSite } from './build-site.ts';

const embedded = 'tests/setup/embedded.config.ts';

/** Builds the sites that the journeys visit: the embedded one, and the one with every outside provider. */
export default async function prepare(): Promise<void> {
  buildSite(embedded);
  buildSite('tests/setup/providers.config.ts');
  // The workers that run the tests inherit it: a server serves this site unless its test names another.
  process.env.SITE_CONFIG = embedded;
  // A server that does not start ends the run here, rather than test after test.
  await (await Site.start()).remove();
}
