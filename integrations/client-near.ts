import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island a little before it comes into view, or at once while this browser keeps keys that begin so. */
    'client:near'?: boolean | string;
  }
}

/** Adds `client:near`: `client:visible` with a margin, in the few bytes that every page can carry. */
export function clientNear(): AstroIntegration {
  return {
    name: 'client-near',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'near', entrypoint: './integrations/client-near-directive.ts' }),
    },
  };
}
