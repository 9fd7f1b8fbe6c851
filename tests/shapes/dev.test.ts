import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../tools/firebase-emulators/emulators.ts';
import { siteTree } from './site-tree.ts';

// npm run dev on a tree of its own, outside of dist/, which Vite doesn't watch.

const tree = siteTree('dev', '.data');
const data = mkdtempSync(join(tmpdir(), 'dev-data-'));
let stop: () => Promise<void>;
let site: string;

const article = (title: string) => `---
title: ${title}
description: What this article is about, in one or two sentences of some length.
published: 2026-11-20
minutes: 1
slug: ${title.toLowerCase()}
---

Text.
`;

beforeAll(async () => {
  tree.write('articles/01-first/index.mdx', article('First'));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  // Vitest sets variables that Vite would read as its own.
  const { DEV: _dev, PROD: _prod, MODE: _mode, NODE_ENV: _env, VITEST: _vitest, ...own } = process.env;
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    stdio: 'ignore',
    env: {
      ...own,
      PORT: String(port),
      SITE_TREE: '.data/tree-dev',
      DATA_DIR: data,
      SITE_CONFIG: '.data/tree-dev/site.config.ts',
    },
  });
  const ended = once(dev, 'exit');
  stop = async () => {
    dev.kill('SIGTERM');
    await ended;
  };
  await vi.waitFor(async () => expect(await statusOf('/first')).toBe(200), {
    timeout: 120_000,
    interval: 500,
  });
}, 150_000);
afterAll(async () => {
  await stop();
  tree.remove();
  rmSync(data, { recursive: true });
});

const statusOf = async (page: string) => (await fetch(`${site}/api/comments?page=${page}`)).status;

test('an article that is created while npm run dev runs has comments, even if its address begins like one of the backend', async () => {
  expect(await statusOf('/authors')).not.toBe(200);
  tree.write('articles/02-authors/index.mdx', article('Authors'));
  await vi.waitFor(async () => expect(await statusOf('/authors')).toBe(200), {
    timeout: 60_000,
    interval: 500,
  });
  expect((await fetch(`${site}/authors`)).status).toBe(200);
  expect(await (await fetch(`${site}/mails/stop`)).text()).toContain(
    '<link rel="stylesheet" href="/auth/page.css">',
  );
}, 90_000);

test('a mistake in front matter takes the place of every page until it is corrected', async () => {
  const answers = async (status: number) =>
    vi.waitFor(
      async () =>
        expect(
          await Promise.all(['/', '/first'].map(async (page) => (await fetch(site + page)).status)),
        ).toEqual([status, status]),
      { timeout: 60_000, interval: 500 },
    );
  tree.write('articles/03-third/index.mdx', article('Third').replace('minutes: 1', 'minutes: x'));
  await answers(500);
  expect(await (await fetch(site)).text()).toContain('<title>ContentError</title>');
  tree.write('articles/03-third/index.mdx', article('Third'));
  await answers(200);
}, 150_000);
