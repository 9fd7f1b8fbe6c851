import type { ClientDirective } from 'astro';
import visible from 'astro/client/visible.js';
import type { VisibleOrUnsent } from './visible-or-unsent.ts';

const visibleOrUnsent: ClientDirective = async (load, options, island) => {
  const value: unknown = options.value;
  // The declaration in visible-or-unsent.ts ensures this type.
  const { unsentPrefix } = value as VisibleOrUnsent;
  if (!hasKeys(unsentPrefix)) return visible(load, options, island);
  const hydrate = await load();
  await hydrate();
};
export default visibleOrUnsent;

function hasKeys(prefix: string): boolean {
  // Throws where storage is blocked; nothing is stored then.
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
