import { nothingIsLost } from '../journeys/nothing-is-lost.ts';
import { expect, test } from './fixtures.ts';

// The network is cut off on purpose here, and the browser and the SDK report what fails.
test.use({
  expectedTrouble:
    /Failed to load resource|Bad gateway|Error hydrating.*Failed to fetch|Could not reach Cloud Firestore backend/,
});

nothingIsLost(test);

test('a comment that a proxy answered with a page of its own is sent again, and its page is live again', async ({
  person,
}) => {
  const ada = await person('Ada');
  const grace = await person('Grace');
  await ada.reads('/blogpost2');
  await ada.signsIn();
  await ada.page.route(
    '**/documents:commit*',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    { times: 1 },
  );
  await ada.posts('Past the proxy');
  // The browser waits for an answer for 20 seconds.
  await expect(ada.comments.locator('[data-unsent]')).toHaveCount(0, { timeout: 40_000 });
  await grace.reads('/blogpost2');
  await grace.signsIn();
  await grace.posts('Do you hear me?');
  await expect(ada.comments.getByRole('button', { name: 'Show 1 new comment' })).toBeVisible();
});
