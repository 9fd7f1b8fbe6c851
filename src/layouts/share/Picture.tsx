import { pen } from '#design/drawing/kit.tsx';
import { type DrawingId, drawings } from '#design/drawing/registry.ts';
import { viewBoxOf } from '#design/drawing/size.ts';
import { AppTakenApart } from '../home/HeroDrawing.tsx';
import { type Lettering, wrapped } from './lettering.ts';

export const size = { width: 1200, height: 630 } as const;

export interface PictureProps {
  readonly title: string;
  readonly drawing: DrawingId | 'app-taken-apart';
  /** What stands in the cells of the title block, the owner first. */
  readonly cells: readonly string[];
  readonly lettering: Lettering;
}

const plate = { x: 56, y: 56, width: 1088, height: 408 } as const;
const words = { x: 104, width: 540 } as const;
const figure = { x: 692, width: 452 } as const;
const block = { y: 488, height: 86 } as const;
const cellsFrom = [plate.x, 486, 900] as const;

/** What a shared link shows: the title plate of a page on drafting paper, with its title block. */
export function Picture({ title, drawing, cells, lettering }: PictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG; the page says in words what it shows.
    <svg xmlns="http://www.w3.org/2000/svg" {...size} viewBox={`0 0 ${size.width} ${size.height}`}>
      <defs>
        <pattern id="paper" width="28" height="28" patternUnits="userSpaceOnUse" x="6">
          <rect width="28" height="28" fill="var(--paper)" />
          <path d="M0 .5h28M.5 0v28" stroke="var(--faint)" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect {...size} fill="url(#paper)" />
      <g {...pen} strokeWidth="3">
        <rect {...plate} rx="8" fill="var(--sheet)" />
        <path
          d={`M${figure.x} ${plate.y}h${figure.width - 8}q8 0 8 8v${plate.height - 16}q0 8-8 8h-${figure.width - 8}z`}
          fill="var(--wash)"
        />
        <Drawing id={drawing} />
        <rect {...plate} y={block.y} height={block.height} rx="8" fill="var(--sheet)" />
        <path
          d={cellsFrom
            .slice(1, cells.length)
            .map((x) => `M${x} ${block.y}v${block.height}`)
            .join('')}
        />
        <Mark />
      </g>
      <Title title={title} lettering={lettering} />
      {cells.map((text, index) => (
        <Cell key={text} text={text} index={index} lettering={lettering} />
      ))}
    </svg>
  );
}

function Drawing({ id }: { readonly id: PictureProps['drawing'] }) {
  if (id === 'app-taken-apart') return <Home />;
  const [, , width = 1, height = 1] = viewBoxOf(id).split(' ').map(Number);
  const scale = Math.min((figure.width - 44) / width, (plate.height - 56) / height);
  const x = figure.x + (figure.width - width * scale) / 2;
  const y = plate.y + (plate.height - height * scale) / 2;
  const Figure = drawings[id];
  return (
    <g transform={`translate(${x} ${y})scale(${scale})`} strokeWidth={2.6 / scale}>
      <Figure />
    </g>
  );
}

/** The home page's own drawing, which is colored by a page's styles. */
function Home() {
  const scale = (plate.height - 48) / 582;
  return (
    <g
      className="home"
      transform={`translate(${figure.x + figure.width / 2 - 280 * scale} ${plate.y + 24})scale(${scale})`}
      strokeWidth="2.2"
    >
      <style>
        {`.home *{vector-effect:non-scaling-stroke}.paper{fill:var(--sheet)}.wash{fill:var(--wash)}.spot{fill:var(--spot)}`}
      </style>
      <AppTakenApart />
    </g>
  );
}

/** What is too long for its cell is set smaller. */
function Cell({ text, index, lettering }: { text: string; index: number; lettering: Lettering }) {
  const [from, to] = [cellsFrom[index] ?? 0, cellsFrom[index + 1] ?? plate.x + plate.width];
  const before = index === 0 ? 88 : 28;
  const height = index === 0 ? 28 : 23;
  const room = (to - from - before - 24) / lettering.set(text, height).width;
  return (
    <Line
      text={text}
      size={height * Math.min(1, room)}
      x={from + before}
      y={block.y + block.height / 2 + 9}
      fill={index === 0 ? 'var(--ink)' : 'var(--soft)'}
      lettering={lettering}
    />
  );
}

/** The owner's mark, as in the header. */
function Mark() {
  return (
    <g transform={`translate(${plate.x + 24} ${block.y + 19})scale(1.6)`} strokeWidth="1.6">
      <rect x="2" y="2" width="26" height="26" rx="5" fill="var(--spot)" />
      <circle cx="15" cy="15" r="7.5" fill="var(--sheet)" />
      <path d="M15 4.5v21M4.5 15h21" strokeDasharray="3 2 3 2 1 2 3 2 3" />
      <circle cx="15" cy="15" r="2.5" fill="var(--spot)" />
    </g>
  );
}

/** As large as it can be in the room there is. */
function Title({ title, lettering }: Pick<PictureProps, 'title' | 'lettering'>) {
  const tries = [76, 68, 60, 54, 48, 42, 36].map((height) => ({
    height,
    lines: wrapped(title, (line) => lettering.set(line, height).width <= words.width),
  }));
  const fitting =
    tries.find(
      ({ height, lines }) =>
        lines.length * height * 1.1 <= plate.height - 88 &&
        lines.every((line) => lettering.set(line, height).width <= words.width),
    ) ?? tries.at(-1);
  if (!fitting) return null;
  const { height, lines } = fitting;
  const first = plate.y + (plate.height - lines.length * height * 1.1) / 2 + height * 0.86;
  return lines.map((line, index) => (
    <Line
      key={line}
      text={line}
      size={height}
      x={words.x}
      y={first + index * height * 1.1}
      fill="var(--ink)"
      lettering={lettering}
    />
  ));
}

interface LineProps {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly lettering: Lettering;
}

/** Outlines of the display face, so that it looks the same wherever it is built; other alphabets in a face of the system. */
function Line({ text, size: height, x, y, fill, lettering }: LineProps) {
  return lettering.canSet(text) ? (
    <path transform={`translate(${x} ${y})`} d={lettering.set(text, height).outline} fill={fill} />
  ) : (
    <text x={x} y={y} fontSize={height * 0.92} fontWeight="700" fontFamily="sans-serif" fill={fill}>
      {text}
    </text>
  );
}
