import { ben } from './sample.ts';

interface Spoiled {
  readonly what: string;
  /** What is wrong about a comment of Ada's that is otherwise valid. */
  readonly change: Readonly<Record<string, unknown>>;
  /** In place of a new one. */
  readonly id?: string;
  /** The function in firestore.rules that refuses it. */
  readonly refusedBy: string;
}

export const spoiledComments: readonly Spoiled[] = [
  {
    what: 'the uid of another person',
    change: { userId: ben.uid },
    refusedBy: 'isFromMe',
  },
  {
    what: 'a name that is not in the token',
    change: { username: ben.name },
    refusedBy: 'isFromMe',
  },
  {
    what: 'a date in the past',
    change: { createdAt: new Date('2020-01-01') },
    refusedBy: 'isFromNow',
  },
  {
    what: 'an extra field',
    change: { pinned: true },
    refusedBy: 'isComplete',
  },
  {
    what: 'a page on another host',
    change: { pathName: '//example.com' },
    refusedBy: 'isComplete',
  },
  {
    what: 'only white space as text',
    change: { body: ' \n\t ' },
    refusedBy: 'isBody',
  },
  {
    what: 'a zero-width space as text',
    change: { body: '\u200b' },
    refusedBy: 'isBody',
  },
  {
    what: 'more than 5,000 characters',
    change: { body: 'x'.repeat(5001) },
    refusedBy: 'isBody',
  },
  {
    what: 'a parent that does not exist',
    change: { parentId: 'nothere' },
    refusedBy: 'fitsItsThread',
  },
  {
    what: 'the id of a deleted comment, to stand above its replies',
    change: {},
    id: 'deleted',
    refusedBy: 'isNew',
  },
];
