import { bareTwin, serveBare } from './bare.ts';
import { report } from './report.ts';

const runs = 5;
const audits = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint' } as const;

/** Prints when each page paints beside its bare twin: medians of five runs, in ms, and the ratio. */
export async function againstBare(site: string, paths: readonly string[]): Promise<void> {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, bareTwin(await (await fetch(site + path)).text()));
  const bare = await serveBare(pages);
  try {
    for (const path of paths) {
      const own = await paints(site + path);
      const twin = await paints(bare.url + path);
      const columns = Object.keys(audits).map((name, at) => {
        const [of = Number.NaN, twins = Number.NaN] = [own[at], twin[at]];
        return `${name} ${Math.round(of)} / ${Math.round(twins)} ms = ${(of / twins).toFixed(2)}`;
      });
      console.log(`${path.padEnd(16)} ${columns.join('   ')}`);
    }
  } finally {
    bare.stop();
  }
}

async function paints(url: string): Promise<readonly number[]> {
  const all: number[][] = [];
  // Now and then Lighthouse fails to record a page; that run doesn't count.
  for (let tries = 0; all.length < runs && tries < 2 * runs; tries++) {
    const found = await report(url, ['performance']).catch(() => undefined);
    if (!found) continue;
    all.push(Object.values(audits).map((audit) => found.audits[audit]?.numericValue ?? Number.NaN));
  }
  return Object.keys(audits).map((_, at) => median(all.map((run) => run[at] ?? Number.NaN)));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
