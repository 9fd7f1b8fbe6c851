import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Response } from '@playwright/test';
import { firestoreRest } from '#features/comments/adapters/firebase/rest.ts';
import { firestoreThreads } from '#features/comments/adapters/firebase/threads.ts';
import type { PagePath } from '#features/comments/model.ts';
import { loadRenderer } from '#server/comments/renderer.ts';
import { builtSite } from '#site/policy/manifest.ts';
import { Emulator } from '../../firebase/tests/emulator.ts';
import { buildSite } from '../../tests/setup/build-site.ts';
import { startFirestore } from '../firebase-emulators/firestore.ts';
import { howToGetEmulators } from '../firebase-emulators/running.ts';
import { Child } from './child.ts';
import { median } from './median.ts';
import { type OpenPage, openAtComments } from './open-page.ts';
import { sampleComments } from './sample-comments.ts';

const project = 'demo-bench';
const siteConfig = 'tests/setup/firebase.config.ts';
const timesOpened = 5;

type Figures = Awaited<ReturnType<typeof measureViews>>;

/** Measures signed-out views of the site on Firebase, as built and as deployed. Resolves to null without an emulator. */
export async function measureFirestore(
  browser: Browser,
  folder: string,
  page: PagePath,
  sizes: readonly number[],
): Promise<Record<string, Figures> | null> {
  const firestore = await startFirestore();
  if (!firestore) {
    console.log(`Firestore was not measured: no emulator found. ${howToGetEmulators}.`);
    return null;
  }
  let server: Child | undefined;
  try {
    const environment = { GCLOUD_PROJECT: project, FIRESTORE_EMULATOR_HOST: firestore.host };
    buildSite(siteConfig, environment);
    server = await Child.start('../server/main.ts', '.', {
      ...environment,
      SITE_CONFIG: siteConfig,
      DATA_DIR: join(folder, 'firebase'),
    });
    const database = new Emulator(firestore.host, project);
    await database.loadRules();
    const figures: Record<string, Figures> = {};
    for (const count of sizes) {
      await database.clear();
      const comments = sampleComments(count, page);
      await database.seed(Object.fromEntries(comments.map((each) => [`comments/${each.id}`, { ...each }])));
      const name = count.toLocaleString('en');
      figures[name] = await measureViews(browser, server.url + page);
      figures[`${name}, deployed`] = await measureViews(
        browser,
        server.url + page,
        await deployedPage(page, firestore.host),
      );
    }
    await database.clear();
    return figures;
  } finally {
    await server?.stop();
    await firestore.stop();
  }
}

/** A page as `npm run hosting` makes it, with its first comments. */
async function deployedPage(page: PagePath, firestore: string): Promise<string> {
  const { root, publicDir } = builtSite(siteConfig);
  const emulators = { firestore, auth: '' };
  const config = { kind: 'firebase', apiKey: 'demo', projectId: project, authDomain: '', emulators } as const;
  const first = await firestoreThreads(firestoreRest(config, fetch)).threads(page);
  const renderer = await loadRenderer(root);
  if (!first.ok || !renderer) throw new Error('The first comments can’t be put into the page.');
  const html = readFileSync(join(publicDir, `${page}.html`), 'utf8');
  return renderer.withFirstComments(html, page, null, { revision: '', threads: first.value });
}

async function measureViews(browser: Browser, address: string, html?: string) {
  const opened: (OpenPage & { readonly documents: number })[] = [];
  for (let time = 0; time < timesOpened; time++) {
    const view = await openAtComments(browser, address, html);
    opened.push({ ...view, documents: await documentsIn(view.answers) });
    await view.close();
  }
  const of = (value: (view: (typeof opened)[number]) => number) => median(opened.map(value));
  return {
    'documents read': Math.max(...opened.map(({ documents }) => documents)),
    'first view, kB sent': of(({ bytes }) => bytes) / 1000,
    'opened to first comment, ms': of(({ openedToComment }) => openedToComment),
    'visible to first comment, ms': of(({ visibleToComment }) => visibleToComment),
    'tab heap, MB': of(({ heap }) => heap) / 2 ** 20,
  };
}

/** Documents in the emulator's answers, each of which Firestore would bill. */
async function documentsIn(answers: readonly Response[]): Promise<number> {
  const reads = answers.filter((answer) => /:(runQuery|batchGet)\?/.test(answer.url()));
  const parts = await Promise.all(reads.map(async (answer): Promise<readonly object[]> => answer.json()));
  return parts.flat().filter((part) => 'document' in part || 'found' in part).length;
}
