import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteTree } from '#site/site-tree.ts';
import { Site } from '../../tests/e2e/site.ts';
import { findChromium } from '../../tests/setup/browser.ts';
import { runCommand } from '../command-line.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';

const folder = 'gallery';
const phoneAndDesk = [390, 1280];
const lights = ['light', 'dark'] as const;

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
    const browser = await chromium.launch(await findChromium());
    try {
      for (const scene of chosen) {
        for (const width of scene.widths ?? phoneAndDesk) {
          for (const light of lights) await picture(browser, site.url, scene, width, light);
        }
        console.log(scene.name);
      }
      writeFileSync(join(folder, 'index.html'), index(chosen));
      if (['', 'readme'].includes(word) && siteTree === 'sample') await forReadme(browser, site.url);
    } finally {
      await browser.close();
      await site.remove();
    }
    return `${chosen.length} scenes: ${join(folder, 'index.html')}`;
  },
});

async function visit(
  launched: Browser,
  baseURL: string,
  scene: Scene,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await launched.newContext({
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
  await scene.arrange(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function picture(
  launched: Browser,
  baseURL: string,
  scene: Scene,
  width: number,
  light: 'light' | 'dark',
): Promise<void> {
  const page = await visit(launched, baseURL, scene, { width, height: 844 }, light);
  const path = join(folder, fileOf(scene, width, light));
  await page.screenshot({
    path,
    ...(scene.part ? { clip: await around(page, scene.part) } : { fullPage: true }),
  });
  await page.context().close();
}

/** The area of an element with a margin. The sticky header would cover it, so it becomes static. */
async function around(page: Page, selector: string) {
  const part = page.locator(selector).first();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('body > header')?.style.setProperty('position', 'static'),
  );
  const height = Math.ceil((await part.boundingBox())?.height ?? 0) + 80;
  const { width } = page.viewportSize() ?? { width: 1280 };
  await page.setViewportSize({ width, height });
  await part.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 40, behavior: 'instant' }),
  );
  const box = await part.boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  const x = Math.max(0, box.x - 32);
  return {
    x,
    y: Math.max(0, box.y - 32),
    width: Math.min(width - x, box.width + 64),
    height: box.height + 64,
  };
}

/** The README's pictures: home page, article and comments, light beside dark, and small. */
async function forReadme(launched: Browser, baseURL: string): Promise<void> {
  const pictures = [
    ['home', 'home', 840],
    ['article', 'article 3', 900],
    ['comments', 'comments: a conversation', 860],
  ] as const;
  for (const [file, name, height] of pictures) {
    const scene = scenes.find((each) => each.name === name);
    if (!scene) throw new Error(`no scene '${name}'`);
    const halves: Awaited<ReturnType<typeof half>>[] = [];
    for (const light of lights) {
      const page = await visit(launched, baseURL, scene, { width: 1180, height }, light);
      halves.push(
        await half(await page.screenshot(scene.part ? { clip: await around(page, scene.part) } : {})),
      );
      await page.context().close();
    }
    const tallest = Math.max(...halves.map(({ info }) => info.height));
    await sharp({ create: { width: 1600, height: tallest, channels: 3, background: '#fff' } })
      .composite(halves.map(({ data }, at) => ({ input: data, left: at * 800, top: 0 })))
      .png({ palette: true, effort: 10 })
      .toFile(join('docs', `${file}.png`));
  }
}

function half(shot: Buffer) {
  return sharp(shot).resize({ width: 800 }).png().toBuffer({ resolveWithObject: true });
}

function fileOf({ name }: Scene, width: number, light: string): string {
  return `${name.replace(/[^a-z0-9]+/gi, '-')}.${width}.${light}.png`;
}

function index(chosen: readonly Scene[]): string {
  const figures = chosen.flatMap((scene) => [
    `<h2>${scene.name}</h2><div>`,
    ...(scene.widths ?? phoneAndDesk).flatMap((width) =>
      lights.map((light) => {
        const file = fileOf(scene, width, light);
        return `<a href="${file}"><img src="${file}" alt="${scene.name}, ${width} px, ${light}" loading="lazy"></a>`;
      }),
    ),
    '</div>',
  ]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page and every state</title>
<style>body{font:1rem/1.5 system-ui;margin:1.5rem;background:#e9edf3;color:#14224f}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
img{display:block;max-block-size:34rem;border:1px solid #9fb0cf}h2{margin:2rem 0 .5rem;font-size:1.1rem}</style>
<h1>Every page and every state</h1>${figures.join('\n')}</html>`;
}
