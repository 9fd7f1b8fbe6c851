import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { newCommentId } from '#features/comments/model.ts';
import { createModeration } from '#server/comments/moderation.ts';
import { openAsItIs } from '#server/db/open.ts';
import { siteTree } from '#site/site-tree.ts';
import { runCommand } from '../../scripts/command-line.ts';
import { storeComments } from '../../tests/e2e/database.ts';
import { Person } from '../../tests/e2e/fixtures.ts';
import { Site } from '../../tests/e2e/site.ts';
import { findChromium } from '../../tests/setup/browser.ts';
import { question, type Scene, scenes } from './scenes.ts';

const folder = 'gallery';
const phoneAndDesktop = [390, 1280];
const colorSchemes = ['light', 'dark'] as const;

await runCommand({
  name: 'npm run gallery',
  about: `Takes screenshots of every page, and of every state of the sample, on a phone and a desktop, light and dark, into ${folder}/ with an index page.`,
  usage: [
    ['', 'all of them, and for the sample the three in the README'],
    ['<word>', 'those with this word in their name; readme: those three'],
  ],
  async run(_, word = '') {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const chosen = scenes.filter(({ name }) => name.includes(word));
    const site = await Site.start({ WRITES_PER_MINUTE: '0' });
    if (siteTree === 'sample') storeOtherComments(site);
    const browser = await chromium.launch(await findChromium());
    try {
      const figures: string[] = [];
      for (const scene of chosen) {
        figures.push(await picturesOf(browser, site.url, scene));
        console.log(scene.name);
      }
      writeFileSync(join(folder, 'index.html'), index(figures));
      if (['', 'readme'].includes(word) && siteTree === 'sample') await forReadme(browser, site.url);
    } finally {
      await browser.close();
      await site.remove();
    }
    return `${chosen.length} scenes: ${join(folder, 'index.html')}`;
  },
});

/** Stores what other people have written: a conversation, and text of every kind. */
function storeOtherComments(site: Site): void {
  const [top, deleted] = [newCommentId(), newCommentId()];
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000);
  storeComments(site, '/blogpost5', [
    { id: top, body: question, at: at(3) },
    { body: 'I had a thread fall apart because its first comment went away.', at: at(2) },
    { parentId: top, username: 'Ada Sample', body: 'See the step on retries.', at: at(1) },
  ]);
  const username = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh von und zu Hohenlohe-Langenburg';
  const bodies = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, and https://example.com/a/very/long/address/that-does-not-end-before-the-line-does?and=has&a=query#too',
    'שלום עולם, זה תגובה מימין לשמאל.\n\nمرحبا بالعالم 🎉👩‍👩‍👧‍👦',
    '<b>Not bold</b> & **not bold either**\n    indented\n\n\na gap above',
  ];
  storeComments(site, '/blogpost6', [
    ...bodies.map((body, index) => ({ body, username, at: at(9 - index) })),
    { id: deleted, body: 'This one will be deleted', username, at: at(2) },
    { parentId: deleted, body: 'An answer that stays where it was.', username, at: at(1) },
  ]);
  using database = openAsItIs(site.dataDir, { readOnly: false });
  createModeration(database, () => new Date()).remove(deleted);
}

/** Opens a scene in a browser of this size, takes a picture, and closes it. */
async function withScene<T>(
  browser: Browser,
  baseURL: string,
  scene: Scene,
  viewport: { width: number; height: number },
  colorScheme: (typeof colorSchemes)[number],
  shoot: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...scene.browser,
  });
  const page = await context.newPage();
  await arrange(page, scene);
  await page.evaluate(() => document.fonts.ready);
  const shot = await shoot(page);
  await context.close();
  return shot;
}

/** Opens a scene's page, loads all of it, and takes its steps. */
async function arrange(page: Page, scene: Scene): Promise<void> {
  const { path, part, steps = [], answers = {} } = scene;
  for (const [request, answer] of Object.entries(answers)) {
    const [method, address] = request.split(' ');
    await page.route(`**${address}*`, (route) => {
      if (route.request().method() !== method) return route.fallback();
      return answer === 'fail' ? route.abort() : answer && route.fulfill(answer);
    });
  }
  if (scene.isSignedIn) await new Person('Ada Sample', page.context(), page).readsSignedIn(path);
  else await page.goto(path, { waitUntil: 'networkidle' });
  if (part) await page.locator(part).first().scrollIntoViewIfNeeded();
  else await loadPictures(page);
  // What loads after the first scroll has to come on a high screen, too.
  if (part) await page.mouse.wheel(0, 2);
  if (part && steps.length > 0 && !scene.isSignedIn) {
    const island = page.locator('astro-island[ssr]').filter({ has: page.locator(part).first() });
    await island.waitFor({ state: 'detached' });
  }
  if (scene.isOffline) await page.context().setOffline(true);
  const root = part ? page.locator(part).first() : page.getByRole('main');
  for (const step of steps) {
    const [, action = '', target = ''] = /^(\w+) (.*)$/s.exec(step) ?? [];
    const [, label = '', text = ''] = /^(.*?): (.*)$/s.exec(target) ?? [];
    if (action === 'type') await root.getByLabel(label, { exact: true }).fill(text);
    if (action === 'see') await root.getByText(target).first().waitFor();
    if (action === 'click') await root.getByRole('button', { name: target }).first().click();
  }
  if (scene.isOnPaper) await page.emulateMedia({ media: 'print' });
}

/** Loads the pictures below the first screen. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // A picture of another site may be out of reach.
        return image.decode().catch(() => {});
      }),
    ),
  );
}

/** Takes a scene's pictures. Resolves to what the index shows of it. */
async function picturesOf(browser: Browser, url: string, scene: Scene): Promise<string> {
  const { name, part, widths = phoneAndDesktop } = scene;
  const images: string[] = [];
  for (const width of widths)
    for (const colorScheme of colorSchemes) {
      const file = `${name.replace(/[^a-z0-9]+/gi, '-')}.${width}.${colorScheme}.png`;
      const path = join(folder, file);
      await withScene(browser, url, scene, { width, height: 844 }, colorScheme, async (page) => {
        if (part === undefined) return page.screenshot({ path, fullPage: true });
        // The sticky header would cover a part.
        await page.evaluate(() => document.querySelector('body > header')?.remove());
        return page.locator(part).first().screenshot({ path });
      });
      images.push(
        `<a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${colorScheme}" loading="lazy"></a>`,
      );
    }
  return `<h2>${name}</h2><div>${images.join('\n')}</div>`;
}

/** The README's pictures: home page, article and comments, light beside dark, and small. */
async function forReadme(browser: Browser, url: string): Promise<void> {
  const pictures = { home: 'home', article: 'article 3', comments: 'comments: a conversation' };
  for (const [file, name] of Object.entries(pictures)) {
    const scene = scenes.find((each) => each.name === name);
    if (!scene) throw new Error(`no scene '${name}'`);
    const halves: Buffer[] = [];
    for (const colorScheme of colorSchemes) {
      const shot = await withScene(browser, url, scene, { width: 1180, height: 860 }, colorScheme, (page) =>
        page.screenshot(),
      );
      halves.push(await sharp(shot).resize({ width: 800 }).png().toBuffer());
    }
    await sharp({ create: { width: 1600, height: 583, channels: 3, background: '#fff' } })
      .composite(halves.map((input, at) => ({ input, left: at * 800, top: 0 })))
      .png({ palette: true, effort: 10 })
      .toFile(join('docs', `${file}.png`));
  }
}

function index(figures: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page and every state</title>
<style>body{font:1rem/1.5 system-ui;margin:1.5rem;background:#e9edf3;color:#14224f}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
img{display:block;max-block-size:34rem;border:1px solid #9fb0cf}h2{margin:2rem 0 .5rem;font-size:1.1rem}</style>
<h1>Every page and every state</h1>${figures.join('\n')}</html>`;
}
