import { Box, Disc, Label, Path, type Point } from './kit.tsx';

type Fill = 'paper' | 'wash' | 'spot' | 'faint' | undefined;

interface Area extends Point {
  readonly w: number;
  readonly h: number;
}

/** An app's window: frame, title bar, two buttons. Its content begins 18 below its top. */
export function Window({ x, y, w, h, fill = 'paper' }: Area & { readonly fill?: Fill }) {
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={6} fill={fill} />
      <Path d={`M${x} ${y + 18}h${w}`} />
      <Disc x={x + 11} y={y + 9} r={3} />
      <Disc x={x + 21} y={y + 9} r={3} />
    </>
  );
}

/** Lines of text that is there but is not to be read. */
export function Lines({
  x,
  y,
  w,
  gap = 10,
}: Point & { readonly w: readonly number[]; readonly gap?: number }) {
  return <Path d={w.map((length, i) => `M${x} ${y + i * gap}h${length}`).join('')} />;
}

/** Handwriting: each line a list of words, each word as many strokes as told. */
export function Handwriting({
  x,
  y,
  words,
  gap = 14,
}: Point & { readonly words: readonly (readonly number[])[]; readonly gap?: number }) {
  const line = (lengths: readonly number[]) => lengths.map((n) => 'q1-5 3-4t1 4'.repeat(n)).join('m5 0');
  return <Path d={words.map((lengths, i) => `M${x} ${y + i * gap}${line(lengths)}`).join('')} />;
}

/** A person's picture. */
export function Face({ x, y, r = 9, fill = 'wash' }: Point & { readonly r?: number; readonly fill?: Fill }) {
  const head = Math.round(r * 0.34 * 10) / 10;
  const wide = Math.round(r * 0.62 * 10) / 10;
  const low = Math.round(r * 0.78 * 10) / 10;
  return (
    <>
      <Disc x={x} y={y} r={r} fill={fill} />
      <Disc x={x} y={Math.round((y - r * 0.24) * 10) / 10} r={head} onSpot={fill === 'spot'} />
      <Path d={`M${x - wide} ${y + low}a${wide} ${wide} 0 0 1 ${wide * 2} 0`} onSpot={fill === 'spot'} />
    </>
  );
}

/** A vote: a triangle that stands on its spot, or hangs from it. */
export function Vote({
  x,
  y,
  way,
  fill = 'paper',
  s = 7,
}: Point & { readonly way: 'up' | 'down'; readonly fill?: Fill; readonly s?: number }) {
  const rise = Math.round(s * 1.4) * (way === 'up' ? -1 : 1);
  return <Path d={`M${x - s} ${y}h${2 * s}l${-s} ${rise}z`} fill={fill} />;
}

export function Tick({ x, y, s = 1 }: Point & { readonly s?: number }) {
  return <Path d={`M${x - 4 * s} ${y}l${3 * s} ${3 * s} ${6 * s}-${7 * s}`} />;
}

/** The pointer; its tip is the spot. */
export function Pointer({ x, y, fill = 'paper' }: Point & { readonly fill?: Fill }) {
  return <Path d={`M${x} ${y}l4 18 5-5 5 8 4-3-5-8 6-2z`} fill={fill} />;
}

/** A place on a map; its tip is the spot. */
export function Pin({ x, y, fill = 'spot', s = 1 }: Point & { readonly fill?: Fill; readonly s?: number }) {
  return (
    <>
      <Path
        d={`M${x} ${y}c${-5 * s}-${8 * s} ${-10 * s}-${11 * s} ${-10 * s}-${18 * s}a${10 * s} ${10 * s} 0 0 1 ${20 * s} 0c0 ${7 * s} ${-5 * s} ${10 * s} ${-10 * s} ${18 * s}z`}
        fill={fill}
      />
      <Disc x={x} y={y - 18 * s} r={4 * s} fill="paper" />
    </>
  );
}

/** A picture of mountains, the way apps draw 'picture'. */
export function Photo({ x, y, w, h, peaks = 'paper' }: Area & { readonly peaks?: Fill }) {
  const a = Math.round(w * 0.3);
  const b = Math.round(w * 0.62);
  return (
    <>
      <Box x={x} y={y} w={w} h={h} fill="wash" />
      <Disc
        x={x + Math.round(w * 0.76)}
        y={y + Math.round(h * 0.3)}
        r={Math.max(3, Math.round(h * 0.11))}
        fill="paper"
      />
      <Path
        d={`M${x} ${y + Math.round(h * 0.8)}L${x + a} ${y + Math.round(h * 0.38)} ${x + Math.round(w * 0.46)} ${y + Math.round(h * 0.64)} ${x + b} ${y + Math.round(h * 0.46)} ${x + w} ${y + Math.round(h * 0.84)}V${y + h - 3}a3 3 0 0 1-3 3H${x + 3}a3 3 0 0 1-3-3z`}
        fill={peaks}
      />
    </>
  );
}

/** A numbered circle at the end of a leader line, which begins on the part it names. */
export function Leader({
  from,
  x,
  y,
  n,
  fill = 'paper',
  r = 9,
}: Point & { readonly from?: string; readonly n: string; readonly fill?: Fill; readonly r?: number }) {
  return (
    <>
      {from ? <Path d={`M${from}L${x} ${y}`} /> : null}
      <Disc x={x} y={y} r={r} fill={fill} />
      <Label x={x} y={y} size={n.length > 1 ? r * 0.8 : r + 1} fill={fill === 'spot' ? 'on-spot' : 'ink'}>
        {n}
      </Label>
    </>
  );
}
