import { siteTree } from '#site/site-tree.ts';
import { builtPages } from '../built-pages.ts';
import { adviceScenes } from './advice.ts';
import { openingApp } from './apps.ts';
import { commentScenes } from './comments.ts';
import { demoScenes } from './demos.ts';
import { formScenes } from './forms.ts';
import { opening, pageScenes } from './pages.ts';
import type { Scene } from './scene.ts';
import { voteScenes } from './votes.ts';

/** These states need the sample's articles. */
const ofSample = [
  ...pageScenes,
  ...adviceScenes,
  ...commentScenes,
  ...formScenes,
  ...demoScenes,
  ...voteScenes,
];

const isApp = (path: string) => path.startsWith('/apps/');
const pages = builtPages().filter((path) => !isApp(path));

export const scenes: readonly Scene[] = [
  ...(siteTree === 'sample' ? ofSample : pages.map((path) => opening(path.slice(1) || 'home', path))),
  ...builtPages().filter(isApp).map(openingApp),
];
