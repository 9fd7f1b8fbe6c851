import { globSync, readFileSync } from 'node:fs';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { attribute } from '#site/content/mdx.ts';
import { tags } from '../../scripts/check-site/sources.ts';
import { articles } from './articles.ts';

/** What a picture says, for people who can't see it: a sentence, and not 'image of'. */
const saying =
  /^(?!(an? )?(image|picture|photo|drawing|diagram|screenshot|illustration)s? (of|showing))\S+( \S+){4,}$/i;

test.each(articles)('$folder says below each of its figures what it is', (article) => {
  for (const figure of tags(article, 'Figure')) expect(attribute(figure, 'caption')).toMatch(saying);
});

const markdown = articles.flatMap(({ folder, nodes }) =>
  nodes.flatMap((node) => (node.type === 'image' ? [{ folder, alt: node.alt ?? '' }] : [])),
);
test('pictures in Markdown say what they show', () => {
  expect(markdown.filter(({ alt }) => !saying.test(alt))).toEqual([]);
});

test.each(articles)(
  '$folder: a tag with an alternative text says in it what the picture shows',
  (article) => {
    const texts = article.nodes.flatMap((node) => attribute(node, 'alt') ?? []);
    expect(texts.filter((alt) => !saying.test(alt))).toEqual([]);
  },
);

const isSaid = (svg: string) => {
  if (svg.includes('aria-hidden="true"')) return;
  expect(svg).toContain('role="img"');
  expect(/aria-label="([^"]*)"/.exec(svg)?.[1]).toMatch(saying);
};

test.each(globSync('sample/articles/*/*.svg'))('%s says what it shows', (file) => {
  isSaid(/<svg[^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '');
});

// Every component in an article's folder that needs nothing from its page is rendered, and what it draws is looked at.
const files = globSync('sample/articles/*/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
describe.each(files)('%s', (file) => {
  test('its pictures say what they show, or are hidden from those who listen', async () => {
    const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ `../../${file}`);
    const components = Object.values(module).filter(
      (value): value is FunctionComponent =>
        typeof value === 'function' && value.length === 0 && /^[A-Z]/.test(value.name),
    );
    for (const component of components) {
      const markup = renderToStaticMarkup(createElement(component));
      for (const [svg] of markup.matchAll(/<svg[^>]*>/g)) isSaid(svg);
      for (const [img] of markup.matchAll(/<img[^>]*>/g))
        expect(/alt="([^"]*)"/.exec(img)?.[1]).toMatch(saying);
    }
  });
});

test('pictures in the documents say what they show', () => {
  const pictures = globSync(['*.md', 'docs/**/*.md', 'examples/*/README.md']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/!\[([^\]]*)\]/g)].map(([, alt = '']) => alt),
  );
  expect(pictures.filter((alt) => !saying.test(alt))).toEqual([]);
});
