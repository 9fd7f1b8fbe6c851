import { Site } from '../e2e/site.ts';
import { buildSites } from './build-sites.ts';

/** Before the journeys. */
export default async function prepare(): Promise<void> {
  buildSites();
  // A server that does not start ends the run here, rather than test after test.
  await (await Site.start()).remove();
}
