import { buildSite } from './build-site.ts';
import { buildOwnerSite } from './owner-tree.ts';

/** Builds the sites that the journeys visit, unless they are built already: the sample, and an owner's with every outside provider. */
export function buildSites(): void {
  buildSite('sample/site.config.ts');
  buildOwnerSite();
}

if (import.meta.main) buildSites();
