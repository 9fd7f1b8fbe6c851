import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pagePathSchema } from '#features/comments/model.ts';
import { findChromium } from '../../tests/setup/browser.ts';
import { figuresOf, measureEmbedded } from './embedded-view.ts';
import { measureFirestore } from './firestore-view.ts';

// npm run bench:conversation: what an article costs with 10, 1,000 and 10,000 comments, to its server and to a slow browser.

const sizes = [10, 1_000, 10_000];
const mostRatio = 1.3;
const mostDocuments = 60;
const mostMsToComment = 1000;
const page = pagePathSchema.parse('/blogpost5');

type Figures = Readonly<Record<string, number>>;

/** The cost of the largest page divided by that of the smallest, per column. */
function ratiosOf(rows: readonly Figures[]): Figures {
  const [smallest = {}, largest = {}] = [rows.at(0), rows.at(-1)];
  return Object.fromEntries(
    Object.entries(largest).map(([column, value]) => [column, value / (smallest[column] ?? Number.NaN)]),
  );
}

const rounded = (figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([column, value]) => [column, Number(value.toPrecision(3))]),
  );

const folder = mkdtempSync(join(tmpdir(), 'bench-conversation-'));
const browser = await chromium.launch(await findChromium());
let isGood = false;
try {
  const measured = await measureEmbedded(browser, folder, page, sizes);
  const rows = measured.map(figuresOf);
  const ratios = ratiosOf(rows);
  console.table({
    ...Object.fromEntries(
      measured.map(({ count }, row) => [count.toLocaleString('en'), rounded(rows[row] ?? {})]),
    ),
    [`ratio (at most ${mostRatio})`]: rounded(ratios),
  });
  const firestore = await measureFirestore(browser, folder, page, sizes);
  if (firestore) {
    console.log('Firestore, signed out:');
    console.table(
      Object.fromEntries(Object.entries(firestore).map(([count, row]) => [count, rounded({ ...row })])),
    );
  }
  isGood =
    Object.values(ratios).every((ratio) => ratio <= mostRatio) &&
    Object.values(firestore ?? {}).every(
      (row) =>
        row['documents read'] <= mostDocuments && row['visible to first comment, ms'] <= mostMsToComment,
    );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
process.exitCode = isGood ? 0 : 1;
