import type { AstroIntegration } from 'astro';

export interface VisibleOrUnsent {
  readonly rootMargin: string;
  /** How the keys begin that local storage has while something waits to be sent. */
  readonly unsentPrefix: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates like `client:visible`, but at once while this browser has something to send. */
    'client:visible-or-unsent'?: VisibleOrUnsent;
  }
}

export function visibleOrUnsent(): AstroIntegration {
  return {
    name: 'visible-or-unsent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'visible-or-unsent',
          entrypoint: './integrations/visible-or-unsent-directive.ts',
        }),
    },
  };
}
