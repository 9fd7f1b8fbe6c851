/** `npm run mongo`: the stand-in on MongoDB's own port, to try the app where MongoDB is not installed. */
import { startStandIn } from './stand-in.ts';

const { url } = await startStandIn(27017);
console.log(
  `A stand-in for MongoDB answers on ${url}. It forgets everything when it ends.`,
);
