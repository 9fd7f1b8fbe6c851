export const things = ['Bread', 'Milk', 'Tea'];

/** A change that the server hasn't stored yet. */
export interface Change {
  readonly thing: number;
  readonly isDone: boolean;
}

export interface List {
  /** What the device has: whether each thing is done. */
  readonly device: readonly boolean[];
  readonly server: readonly boolean[];
  /** Oldest first. */
  readonly waiting: readonly Change[];
  readonly isOnline: boolean;
}

export const newList: List = {
  device: [true, false, false],
  server: [true, false, false],
  waiting: [],
  isOnline: true,
};

export type ListEvent =
  | { readonly type: 'pressed'; readonly thing: number }
  | { readonly type: 'network-switched' }
  | { readonly type: 'stored' };

export function changed(list: List, event: ListEvent): List {
  switch (event.type) {
    case 'pressed': {
      const isDone = !list.device[event.thing];
      return {
        ...list,
        device: list.device.with(event.thing, isDone),
        waiting: [...list.waiting, { thing: event.thing, isDone }],
      };
    }
    case 'network-switched':
      return { ...list, isOnline: !list.isOnline };
    case 'stored': {
      const [first, ...waiting] = list.waiting;
      // The network may have been cut while the change was being sent. Then it waits.
      if (!first || !list.isOnline) return list;
      return { ...list, server: list.server.with(first.thing, first.isDone), waiting };
    }
  }
}

/** What a screen reader announces. */
export function status({ waiting, isOnline }: List): string {
  const count = `${waiting.length} ${waiting.length === 1 ? 'change' : 'changes'}`;
  if (waiting.length === 0) return isOnline ? 'Everything is saved.' : 'No network. Nothing waits.';
  return isOnline ? `Sending ${count}.` : `No network. ${count} kept on this device.`;
}
