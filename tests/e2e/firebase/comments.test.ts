import { commentJourneys } from '../journeys/comments.ts';
import { test } from './fixtures.ts';

commentJourneys(test);
