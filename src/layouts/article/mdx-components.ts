import type { ReactNode } from 'react';
import { Aside, Callout, Checkpoint, Exercise, Fold, Steps } from '#design/ui/Boxes.tsx';
import { CodeFrame } from '#design/ui/CodeFrame.tsx';
import { Figure } from '#design/ui/Figure.tsx';
import { HeadingThree, HeadingTwo, PartHeading } from '#design/ui/Heading.tsx';
import { Cell, HeadCell, ScrollTable } from '#design/ui/ScrollTable.tsx';
import { TextLink } from '#design/ui/TextLink.tsx';
import { Video } from '#features/video/Video.tsx';
import { downloadPath } from '#site/content/download.ts';
import type { mdxTags, renderedElements } from '#site/content/mdx-tags.ts';
import ArticlePicture from './ArticlePicture.astro';
import Snippet from './Snippet.astro';
import YouTube from './YouTube.astro';

/** An article's part is the only heading of the first level. */
type Markdown = Exclude<(typeof renderedElements)[number], 'h1'>;

/** Components that MDX can use without importing them, and those that render its Markdown. */
export const mdxComponents = {
  a: TextLink,
  h2: HeadingTwo,
  h3: HeadingThree,
  img: ArticlePicture,
  pre: CodeFrame,
  table: ScrollTable,
  td: Cell,
  th: HeadCell,
  Aside,
  Callout,
  Checkpoint,
  Exercise,
  Figure,
  Fold,
  ScrollTable,
  Snippet,
  Steps,
  Video,
  YouTube,
} satisfies Record<Markdown | keyof typeof mdxTags, unknown>;

/** The same, with an article's parts and downloads. On other pages, `#` is the title. */
export const componentsOf = (article: string) => ({
  ...mdxComponents,
  h1: PartHeading,
  Checkpoint: ({ download, children }: { readonly download?: string; readonly children?: ReactNode }) =>
    Checkpoint({ ...(download && { href: downloadPath(article, download) }), children }),
});
