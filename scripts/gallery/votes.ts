import { openDemo } from './demos.ts';
import type { Scene } from './scene.ts';

const names = {
  votes: 'Demo: vote on ideas',
  race: 'Demo: two tabs vote at the same moment',
  attacks: 'Demo: attack the votes',
} as const;

const partOf = (name: keyof typeof names) => `[aria-label="${names[name]}"]`;

export const voteScenes: readonly Scene[] = [
  {
    name: 'demo of article 9, a vote that waits for the network',
    part: partOf('votes'),
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost9', names.votes);
      await demo.getByRole('button', { name: 'Upvote, 1' }).click();
      await demo.getByRole('button', { name: 'Continue as Ben' }).click();
      await demo.getByLabel('Offline').check();
      await demo.getByRole('button', { name: 'Upvote, 1' }).click();
      await demo.getByText('Sending your vote…').waitFor();
    },
  },
  {
    name: 'demo of article 9, the race',
    part: partOf('race'),
    arrange: async (page) => {
      await openDemo(page, '/blogpost9', names.race);
    },
  },
  {
    name: 'demo of article 9, an attack',
    part: partOf('attacks'),
    arrange: async (page) => {
      const demo = await openDemo(page, '/blogpost9', names.attacks);
      await demo.getByRole('button', { name: 'Vote twice' }).click();
    },
  },
];
