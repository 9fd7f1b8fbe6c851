import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scan } from '../../tools/observatory-scan.ts';
import { findChromium } from '../setup/browser.ts';
import { pagePaths } from '../setup/sample-pages.ts';
import { startStaticHost } from '../setup/static-host.ts';

// What `npm run hosting` writes, served as each host would.

const environment = { ...process.env, SITE_TREE: 'sample', SITE_CONFIG: 'tests/setup/static.config.ts' };
let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch(await findChromium());
});
afterAll(() => browser.close());

/** Points of MDN's Observatory. Cloudflare and Vercel send what Netlify does. GitHub Pages sends no headers, which costs 75. */
const scores = { netlify: 120, github: 55 };

test.each(Object.entries(scores))(
  'on %s, each page works under its policy, old addresses lead on, and the Observatory gives %i points',
  async (host, expected) => {
    execFileSync('npm', ['run', '--silent', 'hosting', '--', host], { env: environment, stdio: 'pipe' });
    const { origin, stop } = await startStaticHost(`hosting/${host}`);
    try {
      const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
      const troubles: string[] = [];
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      page.on('pageerror', (error) => troubles.push(String(error)));
      for (const path of pagePaths) {
        expect((await page.goto(origin + path))?.status(), path).toBe(200);
        await page.waitForLoadState('networkidle');
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBeGreaterThan(0);
      }
      expect(troubles).toEqual([]);
      await page.goto(`${origin}/old-first`);
      await page.waitForURL(`${origin}/blogpost1`);
      if (host !== 'github') expect((await page.goto(`${origin}/tag/css`))?.url()).toBe(`${origin}/tags/css`);
      expect((await page.goto(`${origin}/nowhere`))?.status()).toBe(404);
      await page.close();
      const { port } = new URL(origin);
      const points = await Promise.all(pagePaths.map(async (path) => (await scan(port, path)).score));
      expect([...new Set(points)]).toEqual([expected]);
    } finally {
      stop();
    }
  },
  300_000,
);
