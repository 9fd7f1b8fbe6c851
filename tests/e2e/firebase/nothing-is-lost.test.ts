import { nothingIsLost } from '../journeys/nothing-is-lost.ts';
import { test } from './fixtures.ts';

// The network is cut off on purpose here, and the browser and the SDK report what fails.
test.use({
  expectedTrouble:
    /Failed to load resource|Error hydrating.*Failed to fetch|Could not reach Cloud Firestore backend/,
});

nothingIsLost(test);
