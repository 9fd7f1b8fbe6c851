const files = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true });

/** The drawings that content may use, as SVG, by file name. For the build: no browser needs them all. */
export const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg]),
);

/** The drawing of that name; a drawing as SVG is itself. Throws while the site is built if there is none. */
export function drawingNamed(name: string): string {
  const svg = name.startsWith('<svg') ? name : drawings.get(name);
  if (svg !== undefined) return svg;
  throw new Error(
    `There is no drawing '${name}'. There are ${[...drawings.keys()].join(', ')}: name one of these, or add src/design/drawings/${name}.svg.`,
  );
}

export const viewBoxOf = (svg: string): string => /viewBox="([^"]*)"/.exec(svg)?.[1] ?? '';

/** What is inside the svg element. */
export const shapesOf = (svg: string): string => svg.trim().replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** A drawing with the shapes of the drawings that it names by `<use href="#name"/>`, for where there is no sprite. */
export function withParts(svg: string): string {
  return svg.replace(/<use[^>]* href="#([\w-]+)"\/>/g, (_, name: string) => shapesOf(drawingNamed(name)));
}

const fills: Readonly<Record<string, string>> = {
  line: 'none',
  solid: 'var(--line)',
  paper: 'var(--sheet)',
  wash: 'var(--wash)',
  faint: 'var(--faint)',
  accent: 'var(--accent)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
};
const font = 'font-family="ui-monospace,monospace" font-size="12" font-weight="600"';

/** Attributes of the element around a drawing's shapes, which inherit them. */
export const pen =
  'fill="none" stroke="var(--line)" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** Replaces the shapes' classes with the attributes that drawing.css gives them, for files that a page's stylesheet doesn't reach. */
export function withoutClasses(shapes: string): string {
  return shapes.replace(
    /<(\w+) class="(\w+)( on)?[^"]*"/g,
    (tag, element: string, role: string, on?: string) => {
      const fill = fills[role];
      if (fill === undefined) return tag;
      if (element === 'text') return `<text fill="${on ? 'var(--on-accent)' : fill}" stroke="none" ${font}`;
      const stroke = on ? ' stroke="var(--on-accent)"' : '';
      return `<${element} fill="${fill}"${stroke} vector-effect="non-scaling-stroke"`;
    },
  );
}
