/*
 * The script that wakes islands, which every page with one carries. It leaves the "when" to Astro's client directives and
 * knows what this site uses: named exports, and props made of plain values, lists and objects. Islands take no children
 * here. An island whose code can't be fetched stays as it was rendered, and is tried again: when the network is back, when
 * the tab is seen again, and after a while, which grows.
 */

/** A value of a property. Astro writes the members of a list or an object, and the value itself, each with its type. */
type Value = string | number | boolean | null | { [name: string]: Value | Written };
type Written = readonly [type: number, Value];

type Renderer = (
  island: Element,
) => (component: unknown, props: Value, slots: object, how: object) => unknown;

type Directives = Readonly<Record<'load' | 'near', import('astro').ClientDirective>>;

{
  const read = ([, value]: Written): Value => {
    // What has not been read is as it was written.
    if (value instanceof Object) for (const name in value) value[name] = read(value[name] as Written);
    return value;
  };

  // Astro writes each attribute that is asked for here.
  const its = (island: Element, name: string) => island.getAttribute(name) as string;

  const wake = async (island: Element, pause = 1e3, again = '') => {
    try {
      const [parts, renderer]: [Record<string, unknown>, { default: Renderer }] = await Promise.all([
        import(its(island, 'component-url') + again),
        import(its(island, 'renderer-url')),
      ]);
      await renderer.default(island)(
        parts[its(island, 'component-export')],
        read([0, JSON.parse(its(island, 'props'))]),
        {},
        { client: its(island, 'client') },
      );
      island.removeAttribute('ssr');
    } catch {
      await new Promise((resolve) => {
        addEventListener('online', resolve);
        addEventListener('visibilitychange', resolve);
        setTimeout(resolve, pause);
      });
      wake(island, pause * 2, `?${pause}`);
    }
  };

  addEventListener('DOMContentLoaded', () => {
    // Astro's own inline scripts put its client directives there; these are the two that this site uses.
    for (const island of document.querySelectorAll<HTMLElement>('astro-island'))
      (self as Window & { Astro?: Directives }).Astro?.[its(island, 'client') as keyof Directives](
        async () => () => wake(island),
        JSON.parse(its(island, 'opts')),
        island,
      );
  });
}
