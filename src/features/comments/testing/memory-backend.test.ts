import { pagePathSchema } from '../model.ts';
import { commentsContract } from './contract.ts';
import { MemoryBackend } from './memory-backend.ts';
import { ada, grace, otherPage, owner, page, stranger } from './people.ts';

commentsContract('in memory', () => {
  const backend = new MemoryBackend([page, otherPage]);
  const person = (reader: typeof ada) => ({
    reader,
    port: backend.port(() => reader),
    moderation: async () => backend.moderation.port(() => reader),
  });
  let newcomers = 0;
  return {
    ada: person(ada),
    grace: person(grace),
    stranger: person(stranger),
    owner: person(owner),
    newcomer: () => person({ uid: `uid-new-${++newcomers}`, displayName: 'Newcomer', photoURL: '' }),
    signedOut: backend.port(() => null),
    page,
    otherPage,
    missingPage: pagePathSchema.parse('/blogpost9999'),
    holds: (comments) => void backend.holds(...comments),
    close() {},
  };
});
