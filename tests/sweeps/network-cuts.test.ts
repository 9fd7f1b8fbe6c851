import { test } from '../e2e/fixtures.ts';
import { nothingIsLostOverCuts } from '../e2e/journeys/nothing-is-lost.ts';
import { onOwnersSite } from '../e2e/owners-site.ts';

test.use(onOwnersSite);

nothingIsLostOverCuts(test, '/all-that-can-be-written');
