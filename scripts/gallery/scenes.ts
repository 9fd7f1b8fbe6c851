import { adviceScenes } from './advice.ts';
import { commentScenes } from './comments.ts';
import { demoScenes } from './demos.ts';
import { formScenes } from './forms.ts';
import { pageScenes } from './pages.ts';
import type { Scene } from './scene.ts';
import { voteScenes } from './votes.ts';

export const scenes: readonly Scene[] = [
  ...pageScenes,
  ...adviceScenes,
  ...commentScenes,
  ...formScenes,
  ...demoScenes,
  ...voteScenes,
];
