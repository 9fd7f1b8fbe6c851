import { likesAttempts, likesSeeds } from './likes-matrix.ts';
import { commentAttempts, commentSeeds } from './matrix.ts';
import { moderationAttempts, moderationSeeds } from './moderation-matrix.ts';

/** What is in the database before each attempt. */
export const seeds = () => ({ ...commentSeeds(), ...moderationSeeds(), ...likesSeeds() });

/** Every actor against everything that can be tried. Made anew for each run, because times in it are of now. */
export const attempts = () => [...commentAttempts(), ...moderationAttempts(), ...likesAttempts()];
