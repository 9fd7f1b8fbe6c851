import { test } from './fixtures.ts';
import { likeJourneys } from './journeys/likes.ts';
import { onOwnersSite } from './owners-site.ts';

test.use(onOwnersSite);

likeJourneys(test, { article: '/all-that-can-be-written', request: '**/api/comments/likes*' });
