import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EvaluateOptions, evaluate } from 'satteri';
import { expect, test } from 'vitest';
import * as commentKeys from '#features/comments/storage-keys.ts';
import { parseEnvironment } from '#server/config.ts';
import { limitsFor } from '#server/http/limits.ts';
import { commentsSchema, legalSchema, listSchema, mailSchema, mapSchema } from '#site/providers.ts';
import { keysKeptAtSignOut } from '#site/storage-keys.ts';
import embedded from '../../sample/site.config.ts';
import hosting from '../setup/hosting.config.ts';

const source = readFileSync('sample/legal/privacy-policy.mdx', 'utf8').replace(/^---[\s\S]*?---/, '');

/** The page's words, for a site with these providers. */
async function wordsWith(providers: object): Promise<string> {
  const options = runtime as EvaluateOptions;
  const { default: Content } = await evaluate(`export const frontmatter = {};\n\n${source}`, options);
  const components = { ScrollTable: 'table' };
  const html = renderToStaticMarkup(createElement(Content as never, { components, ...providers }));
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const { comments, mail, list, legal } = hosting;
const outside = /Firebase|EmailJS|Mailchimp|iubenda|reCAPTCHA/g;

test('the policy of a site with a server of its own names no service that it does not use', async () => {
  expect((await wordsWith(embedded)).match(outside)).toBeNull();
});

test.each([
  ['comments', { comments }, ['Firebase']],
  ['comments with App Check', { comments: { ...comments, appCheckSiteKey: 'k' } }, ['Firebase', 'reCAPTCHA']],
  ['mail', { mail }, ['EmailJS']],
  ['list', { list }, ['Mailchimp']],
  ['legal', { legal }, ['iubenda']],
])('with %s elsewhere the policy names who is asked', async (_, providers, names) => {
  const words = await wordsWith({ ...embedded, ...providers });
  expect([...new Set(words.match(outside))].sort()).toEqual(names);
  const asked = words.slice(words.indexOf('your browser then talks to'), words.indexOf('Who else sees it'));
  const services = names.map((name) => (name === 'Firebase' ? 'Google, for the comments' : name));
  expect(services.filter((name) => !asked.includes(name))).toEqual([]);
});

test('the policy names every service that the settings know', async () => {
  const own = ['embedded', 'none', 'own', 'link'];
  for (const [name, { options }] of Object.entries({
    comments: commentsSchema,
    mail: mailSchema,
    list: listSchema,
    legal: legalSchema,
    map: mapSchema,
  }))
    for (const kind of options.map(({ shape }) => shape.kind.value).filter((each) => !own.includes(each)))
      expect((await wordsWith({ ...embedded, [name]: { kind } })).toLowerCase()).toContain(kind);
});

test('who counts visits, and hosts that the owner allows, are named', async () => {
  expect(await wordsWith({ ...embedded, analytics: undefined })).toContain('no analytics');
  expect(await wordsWith(embedded)).toContain('this site’s own server counts views');
  const csp = { 'img-src': ['https://pictures.robin.example/x'], 'frame-src': ['https://maps.example'] };
  const words = await wordsWith({ ...embedded, counter: 'GoatCounter', csp });
  expect(words).not.toContain('no analytics');
  expect(words).toMatch(/open a page GoatCounter, which counts visits/);
  expect(words).toMatch(/pictures\.robin\.example, maps\.example/);
});

test('what the learning path stores is not said of another second article', async () => {
  expect(await wordsWith({ ...embedded, articles: ['02-my-second-one'] })).not.toContain('learning path');
  expect(await wordsWith({ ...embedded, articles: ['02-learning-path'] })).toContain('learning path');
});

test('likes are named where readers may like something', async () => {
  expect(await wordsWith(embedded)).not.toMatch(/like a comment/);
  const liked = { ...embedded.comments, likes: true };
  expect(await wordsWith({ ...embedded, comments: liked })).toContain('If you like a comment or an article');
  expect(await wordsWith(hosting)).not.toMatch(/like a comment|liked-at/);
  const likedOnFirebase = await wordsWith({ ...hosting, comments: { ...comments, likes: true } });
  expect(likedOnFirebase).toMatch(/Your likes are deleted with everything.*liked-at/s);
});

test('the policy names every entry of local storage', () => {
  const keys: readonly string[] = [...Object.values(commentKeys), ...keysKeptAtSignOut];
  const unnamed = keys.filter((key) => !keys.some((each) => key.startsWith(each) && source.includes(each)));
  // Only the site's owner has this one.
  expect(unnamed).toEqual([commentKeys.seenKey]);
});

test('the pages that the browser keeps are named where it keeps them', async () => {
  expect(await wordsWith(embedded)).toContain(
    'your browser also keeps the pages of this site that you opened',
  );
  expect(await wordsWith({ ...embedded, offline: false })).not.toContain('without a network');
});

test('the policy says how long the server remembers network addresses', async () => {
  const { address } = limitsFor({ ...parseEnvironment({}), writesPerDay: 1 });
  const waits = Array.from({ length: 6 }, () => address('203.0.113.9') ?? 0);
  const time = Math.max(...waits) > 60 * 60 ? 'a day' : 'an hour';
  expect(await wordsWith(embedded)).toContain(`remembers network addresses for at most ${time}`);
});

test('without a server the policy speaks of no host of it, no log and no backups', async () => {
  expect((await wordsWith(hosting)).match(/hosts the server|the log|backup/g)).toBeNull();
});
