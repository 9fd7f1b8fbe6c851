import type { AstroIntegration } from 'astro';

export interface VisibleOrUnsent {
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

export const visibleOrUnsent = (): AstroIntegration => ({
  name: 'visible-or-unsent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'visible-or-unsent',
        entrypoint: './integrations/visible-or-unsent-directive.ts',
      }),
  },
});
