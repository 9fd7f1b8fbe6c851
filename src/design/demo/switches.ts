/** What a reader has switched, for React's useSyncExternalStore and for the program that is to behave accordingly. */
export function createSwitches<Switches extends object>(first: Switches) {
  let switches = first;
  const watchers = new Set<() => void>();

  return {
    current: () => switches,
    set(changed: Partial<Switches>): void {
      switches = { ...switches, ...changed };
      for (const onChange of watchers) onChange();
    },
    watch(onChange: () => void): () => void {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}
