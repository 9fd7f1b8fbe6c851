/** The switches of a demo, for React's useSyncExternalStore and for the program that they control. */
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
