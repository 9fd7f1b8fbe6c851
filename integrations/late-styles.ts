import { createHash } from 'node:crypto';
import { type CustomAtRules, type Selector, type TransformOptions, transform } from 'lightningcss';

export interface Styled {
  /** The page with the styles that its markup can match on a screen, and no others. */
  readonly html: string;
  /** All of the page's styles, and the address they go to. */
  readonly late: { readonly path: string; readonly css: string } | null;
}

/** The build's own styles. An element with attributes belongs to a component, which meant it as it stands. */
const element = /<style>([\s\S]*?)<\/style>/g;

/**
 * Keeps in a page the styles of what stands in it. What only paper or an island's later states need (a form for those who
 * are signed in, a message) is in a sheet that nothing waits for: it is for print until an island wakes and, when it is
 * there, makes it count everywhere. It is the whole sheet again, in its own order, so that in the end every rule has the
 * weight that it was written with.
 */
export function withLateStyles(html: string): Styled {
  const css = [...html.matchAll(element)].map(([, content = '']) => content).join('');
  if (css === '') return { html, late: null };
  const critical = withoutUnused(css, markupOf(html.replace(element, '')));
  // A font face that is said twice would be loaded twice.
  const whole = minify(css.replace(/@font-face\s*{[^}]*}/g, ''));
  const path = `/_astro/late.${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
  let isFirst = true;
  const styled = html.replace(element, () => {
    const once = isFirst
      ? `<style>${critical}</style><link rel="stylesheet" href="${path}" media="print" data-late>`
      : '';
    isFirst = false;
    return once;
  });
  return { html: styled, late: { path, css: whole } };
}

/** What rules can name in a page. */
interface Markup {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Whether an element is in such a state from the start. */
  readonly isStated: boolean;
}

function markupOf(html: string): Markup {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
  return {
    classes: new Set(found(/\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
    tags: new Set(found(/<([a-z][\w-]*)/gi).map((name) => name.toLowerCase())),
    isStated: stated.test(html),
  };
}

/** What an island comes to say of its elements: when it does, it has brought the late sheet. */
const states = ['aria-invalid', 'aria-disabled', 'data-kind'];
const stated = /<[^>]*\s(?:disabled[\s=>]|aria-(?:disabled|invalid)="true"|data-kind=)/;

/** Whether something in the page may match, now or in another state (hovered, printed) that needs no island. */
const mayMatch = (selector: Selector, markup: Markup): boolean =>
  selector.every((part) => {
    if (part.type === 'class') return markup.classes.has(part.name);
    if (part.type === 'type') return markup.tags.has(part.name);
    if (part.type === 'attribute') return markup.isStated || !states.includes(part.name);
    if (part.type === 'pseudo-class' && part.kind === 'disabled') return markup.isStated;
    if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'has'))
      return part.selectors.some((inner) => mayMatch(inner, markup));
    return true;
  });

/** Leaves out rules that are for paper or can't match, and then the animations that only they name. */
function withoutUnused(css: string, markup: Markup): string {
  const rules = minify(css, {
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        style: ({ value }) =>
          value.selectors.some((selector) => mayMatch(selector, markup)) ? undefined : [],
      },
    },
  });
  const animations = [...rules.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  const isNamedOnce = (name: string) => rules.split(new RegExp(`\\b${name}\\b`)).length === 2;
  return minify(rules, { unusedSymbols: animations.filter(isNamedOnce) });
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>> = {}): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString();
}
