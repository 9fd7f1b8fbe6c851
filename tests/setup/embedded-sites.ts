import { Site } from '../e2e/site.ts';
import { buildSite } from './build-site.ts';
import { buildOwnerSite } from './owner-tree.ts';

/** Builds the sites that the journeys visit: the sample, and an owner's with every outside provider. */
export default async function prepare(): Promise<void> {
  buildSite('sample/site.config.ts');
  buildOwnerSite();
  // A server that does not start ends the run here, rather than test after test.
  await (await Site.start()).remove();
}
