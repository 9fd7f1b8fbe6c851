import type { BrowserContext } from '@playwright/test';
import owner from '../../sample/site.config.ts';
import { awake, expect, test } from '../e2e/fixtures.ts';
import { fillContact, fillSubscription } from '../e2e/forms.ts';
import { ownerConfig } from '../setup/owner-tree.ts';

// An owner's site with every outside provider. No host outside is reached: each is answered here, and what the page asked of
// it is looked at. The fields of each wire are in tests/wire.
test.use({ siteEnvironment: { SITE_CONFIG: ownerConfig } });
// Its server starts once.
test.describe.configure({ mode: 'default' });
const countNothing = (context: BrowserContext) =>
  context.route('https://plausible.io/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
test.beforeEach(({ context }) => countNothing(context));

test('the map is loaded from its host when asked for, and not before', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await page.goto('/#contact');
  const button = page.getByRole('button', { name: /map/i });
  await awake(button);
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.locator('iframe')).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
  const address = new URL(asked[0] ?? '');
  expect(address.pathname).toBe('/maps/embed/v1/place');
  expect(address.searchParams.get('key')).toBe('maps_sample');
  expect(address.searchParams.get('q')).toBe(owner.owner.address);
});

test('the policy widget is loaded when a policy is asked for, and not before', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://*.iubenda.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/');
  const link = page.getByRole('link', { name: /cookie policy/i }).first();
  await awake(link);
  expect(asked).toEqual([]);
  const address = 'https://www.iubenda.com/privacy-policy/12345678/cookie-policy';
  await expect(link).toHaveAttribute('href', address);
  await link.click();
  // The click is done again once the widget has loaded, and this one leaves it to the browser.
  await page.waitForURL(address);
  expect(asked.filter((url) => url.includes('iubenda.js'))).toHaveLength(1);
  // The server completes this page, whose policy lets no widget in.
  await page.goto('/moderation');
  await expect(link).toHaveAttribute('href', address);
});

test('the mail provider gets the message', async ({ page }) => {
  const asked = page.waitForRequest('https://api.emailjs.com/**');
  await page.route('https://api.emailjs.com/**', (route) =>
    route.fulfill({ body: 'OK', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto('/#contact');
  await fillContact(page, 'Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Message sent' })).toBeVisible();
  expect((await asked).postData()).toContain('service_sample');
});

test.describe('a hostile answer', () => {
  // The browser says that it has refused the handler in it.
  test.use({ expectedTrouble: /inline event handler violates/ });

  test('the list provider is asked by JSONP, and its hostile answer runs nothing', async ({ page }) => {
    await page.route('https://sample.us1.list-manage.com/**', (route) => {
      const asked = new URL(route.request().url());
      const msg =
        '<b>Nearly</b> <img src=x onerror="window.stolen=1"><a href="javascript:alert(1)">a</a> <a href="https://list.example">profile</a>';
      return route.fulfill({
        contentType: 'text/javascript',
        body: `${asked.searchParams.get('c')}(${JSON.stringify({ result: 'error', msg })})`,
      });
    });
    await page.goto('/subscribe');
    await fillSubscription(page, 'grace@reader.example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('main').getByText('Nearly')).toBeVisible();
    await expect(page.getByRole('link', { name: 'profile', exact: true })).toHaveJSProperty(
      'href',
      'https://list.example/',
    );
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  });
});

test('where people sign in with GitHub too, each provider has its button', async ({ person }) => {
  const ada = await person('Ada');
  await countNothing(ada.context);
  await ada.reads('/all-that-can-be-written');
  await expect(ada.comments.getByText('Sign in to add a comment')).toBeVisible();
  await expect(ada.comments.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  const window = await ada.opensSignIn('GitHub');
  expect(new URL(window.url()).search).toBe('?with=github');
  await window.close();
  await ada.signsIn('GitHub');
  await ada.posts('With the other provider');
  await expect(ada.comment('With the other provider')).toBeVisible();
});
