import { inject } from 'vitest';
import { targetAt } from './target.ts';

const places = inject('attacked');

/** Sites without a limit of writes, which all attacks may share that need no log and no limit of their own. */
export const targets = { http: targetAt(places.http), https: targetAt(places.https) };

/** A site that believes it is https://robin.example, with sign-in by Google. */
export const published = targetAt(places.published);
