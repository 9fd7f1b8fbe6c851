/** How a tab casts its vote. */
export const ways = {
  overwrite: 'Read, then write',
  transaction: 'Transaction',
  union: 'arrayUnion',
} as const;

export type Way = keyof typeof ways;

/** What each tab does, and the list that is stored after it. */
export interface Moment {
  readonly ada: string;
  readonly ben: string;
  readonly upvotes: readonly string[];
}

export const start = ['cleo'] as const;

/**
 * Ada's and Ben's tabs vote at the same moment, and Ada's request is the
 * first to arrive. There are no rules here yet.
 */
export function race(way: Way): readonly Moment[] {
  const withAda = [...start, 'ada'];
  const withBoth = [...withAda, 'ben'];
  const read = `reads ${shown(start)}`;
  const isRead: Moment = { ada: read, ben: read, upvotes: start };
  const isAdas: Moment = {
    ada: `writes ${shown(withAda)}`,
    ben: '',
    upvotes: withAda,
  };
  switch (way) {
    case 'overwrite': {
      const late = [...start, 'ben'];
      const ben = `writes ${shown(late)}`;
      return [isRead, isAdas, { ada: '', ben, upvotes: late }];
    }
    case 'transaction': {
      const again = `finds a change, reads ${shown(withAda)}`;
      const ben = `writes ${shown(withBoth)}`;
      return [
        isRead,
        isAdas,
        { ada: '', ben: again, upvotes: withAda },
        { ada: '', ben, upvotes: withBoth },
      ];
    }
    case 'union':
      return [
        { ada: 'sends + ada', ben: 'sends + ben', upvotes: start },
        { ada: 'is added', ben: '', upvotes: withAda },
        { ada: '', ben: 'is added', upvotes: withBoth },
      ];
  }
}

const shown = (uids: readonly string[]) => `[${uids.join(', ')}]`;
