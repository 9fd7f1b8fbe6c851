import type { ClientDirective } from 'astro';
import visible from 'astro/client/visible.js';

interface VisibleOrUnsent {
  readonly rootMargin: string;
  /** The prefix of the local-storage keys of unsent text. */
  readonly unsentPrefix: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates like `client:visible`, or at once if this browser has unsent text. */
    'client:visible-or-unsent'?: VisibleOrUnsent;
  }
}

const visibleOrUnsent: ClientDirective = async (load, options, island) => {
  // The declaration above ensures this type.
  const { unsentPrefix } = options.value as unknown as VisibleOrUnsent;
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
