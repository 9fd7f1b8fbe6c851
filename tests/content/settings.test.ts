import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfigSchema } from '#site/config.ts';
import { articleSchema, pageSchema } from '#site/content/article.ts';

// docs/settings.md against the schemas that check what an owner writes.

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly default?: unknown;
}

/** 'owner.name' and its default, for every setting. Alternatives share the names that they have in common. */
function settingsOf(shape: Shape, path = ''): readonly (readonly [name: string, standard: string])[] {
  const { properties = {}, anyOf = [], oneOf = [] } = shape;
  const inside = Object.entries(properties).flatMap(([key, each]) => {
    const name = path ? `${path}.${key}` : key;
    const parts = settingsOf(each, name);
    return parts.length > 0 ? parts : [[name, standardOf(each)] as const];
  });
  return [...inside, ...[...anyOf, ...oneOf].flatMap((each) => settingsOf(each, path))];
}

const standardOf = ({ default: standard }: Shape) => JSON.stringify(standard)?.replaceAll('"', "'") ?? '';

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** The rows of the table below a heading: name and default. */
function rowsBelow(heading: string): Readonly<Record<string, string>> {
  const page =
    readFileSync('docs/settings.md', 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (?:`(.*?)`)? ?\|/gm)];
  return Object.fromEntries(rows.map(([, name = '', standard = '']) => [name, standard]));
}

test.each([
  ['site.config.ts', siteConfigSchema],
  ['Front matter of an article', articleSchema],
  ['Front matter of a page', pageSchema],
])('the settings page has each name and default of %s', (heading, schema) => {
  expect(rowsBelow(heading)).toEqual(Object.fromEntries(settingsOf(shapeOf(schema))));
});

test('the settings page has each variable that the server reads', () => {
  const source = readFileSync('server/config.ts', 'utf8');
  const read = [...source.matchAll(/env\.([A-Z_]+)|integer\(env, '([A-Z_]+)'|\{ ([A-Z_]+) \}: Environment/g)];
  const names = new Set(read.map((match) => match.slice(1).find(Boolean)));
  expect(Object.keys(rowsBelow('Environment')).toSorted()).toEqual([...names].toSorted());
});
