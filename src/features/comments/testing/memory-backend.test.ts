import { pagePathSchema } from '../model.ts';
import { commentsContract } from './contract.ts';
import { MemoryBackend } from './memory-backend.ts';
import { ada, grace, otherPage, page, stranger } from './people.ts';

commentsContract('in memory', () => {
  const backend = new MemoryBackend([page, otherPage]);
  const person = (reader: typeof ada) => ({ reader, port: backend.port(() => reader) });
  return {
    ada: person(ada),
    grace: person(grace),
    stranger: person(stranger),
    signedOut: backend.port(() => null),
    page,
    otherPage,
    missingPage: pagePathSchema.parse('/blogpost9999'),
    holds: (comments) => void backend.holds(...comments),
    close() {},
  };
});
