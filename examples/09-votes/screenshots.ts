import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer } from 'vite';

// Walks through the article's steps in the running program, once by day and
// once by night, and keeps a picture of each.

const article = new URL('../../sample/articles/09-votes/', import.meta.url);
const width = 480;

const browsers = [
  process.env.CHROMIUM_PATH,
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const server = await createServer({
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: { port: 0, host: 'localhost' },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';

const executablePath = browsers.find((path) => path && existsSync(path));
if (executablePath === undefined)
  throw new Error('no Chromium found: name one in CHROMIUM_PATH');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});

for (const scheme of ['light', 'dark'] as const)
  await walkThrough(browser, scheme);

await browser.close();
await server.close();

async function walkThrough(browser: Browser, scheme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).first().click();

  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await keep(page, `posts-${scheme}`);

  await press('New post');
  await page.getByText('Sign in, so that').waitFor();
  await keep(page, `sign-in-${scheme}`);

  await press('Continue as Ben');
  const idea = 'Show what I voted for on one page';
  await page.getByRole('textbox', { name: 'Your idea' }).fill(idea);
  await keep(page, `new-post-${scheme}`);

  await press('Publish');
  await page.getByRole('listitem').filter({ hasText: idea }).waitFor();
  const second = page.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: /^Upvote/ }).click();
  await second.getByText('You upvoted this.').waitFor();
  await keep(page, `voted-${scheme}`);

  await page.close();
}

/** What is on the page, without the empty rest of the window. */
async function keep(page: Page, name: string) {
  const height = await page.evaluate(() => {
    // The ring of the keyboard would only be in the picture by chance.
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    return Math.ceil(document.body.getBoundingClientRect().bottom) + 24;
  });
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const picture = Buffer.from(data, 'base64');
  writeFileSync(new URL(`${name}.webp`, article), picture);
  console.log(`${name}.webp  ${Math.ceil(picture.length / 1024)} kB`);
}
