import { pagePathSchema } from '../model.ts';
import { commentsContract } from './contract.ts';
import { Community } from './in-memory.ts';
import { ada, grace, otherPage, page, stranger } from './people.ts';

commentsContract('in memory', () => {
  const community = new Community([page, otherPage]);
  const person = (reader: typeof ada) => ({ reader, port: community.port(() => reader) });
  return {
    ada: person(ada),
    grace: person(grace),
    stranger: person(stranger),
    signedOut: community.port(() => null),
    page,
    otherPage,
    missingPage: pagePathSchema.parse('/blogpost9999'),
    holds: (comments) => void community.holds(...comments),
    close() {},
  };
});
