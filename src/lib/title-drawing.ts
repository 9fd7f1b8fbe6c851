/** A drawing for what has no picture, as SVG in the classes of drawing.css, with a part for each word. The same words give the same one. */
export function titleDrawing(title: string, tags: readonly string[] = []): string {
  const random = randomFrom([title, ...tags].join('\n'));
  const lengths = (title.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, 6).map((word) => [...word].length);
  while (lengths.length < 4) lengths.push(3 + random(6));
  const widths = lengths.map((length) => Math.min(10, Math.max(3, length)));
  const draw = random(3) === 0 ? viaduct : shaft;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="0 0 480 300" aria-hidden="true">${draw(widths, random)}</svg>`;
}

/** Gives a whole number below a limit. */
type Random = (limit: number) => number;

/** The FNV-1a hash of a text, which continues from number to number. */
function randomFrom(text: string): Random {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  };
  for (const letter of text) add(letter.codePointAt(0) ?? 0);
  return (limit) => {
    add(hash >>> 15);
    return (hash >>> 8) % limit;
  };
}

const path = (role: string, d: string, dashes = '') =>
  `<path class="${role}" d="${d}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
const label = (text: number, x: number, y: number) =>
  `<text class="ink" x="${x}" y="${y}" text-anchor="middle">${text}</text>`;

function inRow(widths: readonly number[], x: number, space: number) {
  const scale = space / widths.reduce((sum, width) => sum + width, 0);
  let to = 0;
  return widths.map((width) => {
    const from = to;
    to += width * scale;
    return { x: Math.round(x + from), width: Math.round(to) - Math.round(from) };
  });
}

function shaft(widths: readonly number[], random: Random): string {
  const longest = widths.indexOf(Math.max(...widths));
  const steps = inRow(widths, 56, 368);
  let size = random(4);
  const parts = steps.map(({ x, width }, index) => {
    // Never as thick as the one before it.
    size = (size + 1 + random(3)) % 4;
    const half = 28 + size * 20;
    const turned = path(
      'paper',
      `M${x} ${141 - half}l5-5h${width - 10}l5 5v${2 * half - 10}l-5 5h${10 - width}l-5-5z`,
    );
    const third = Math.round(width / 3);
    if (index === longest)
      return turned + path('accent', `M${x + third} ${136 - half}h${third}v${2 * half}h-${third}z`);
    const key = `M${x + 18} 126h${width - 36}a10 10 0 0 1 0 20h${36 - width}a10 10 0 0 1 0-20z`;
    if (width > 44 && random(2)) return turned + path('wash', key);
    const grooves = `M${x + 9} ${136 - half}v${2 * half}M${x + width - 9} ${136 - half}v${2 * half}`;
    const knurl = [-half / 2, half / 2].map((y) => `M${x} ${136 + y}h${width}`).join('');
    return turned + path('line', random(2) ? grooves : knurl);
  });
  return [
    ...parts,
    path('line', 'M30 136h420', '14 4 3 4'),
    path('line', `M56 256h368M56 248v16${steps.map(({ x, width }) => `M${x + width} 248v16`).join('')}`),
    ...steps.map(({ x, width }, index) => label(widths[index] ?? 0, x + Math.round(width / 2), 282)),
  ].join('');
}

/** A viaduct with an arch for each part, and a cart on its way across. */
function viaduct(widths: readonly number[], random: Random): string {
  const deck = 104 + random(4) * 12;
  const arches = inRow(widths, 44, 392);
  const openings = arches.map(({ x, width }) => {
    const r = width / 2 - 7;
    return `M${x + 7} 264V${deck + 30 + r}a${r} ${r} 0 0 1 ${2 * r} 0V264z`;
  });
  const { x, width } = arches[random(arches.length)] ?? { x: 44, width: 60 };
  const cart = Math.round(x + width / 2);
  const wheel = (at: number) => `M${at - 6} ${deck - 6}a6 6 0 1 1 12 0 6 6 0 1 1-12 0z`;
  return [
    path('paper', `M44 264V${deck}h392v${264 - deck}z`),
    path('wash', openings.join('')),
    path('paper', `M30 ${deck}h420v14H30z`),
    path('line', `M16 264h448M44 ${deck + 20}h392`),
    path('accent', `M${cart - 30} ${deck - 42}h60l-6 32h-48z`),
    path('paper', wheel(cart - 16) + wheel(cart + 16)),
  ].join('');
}
