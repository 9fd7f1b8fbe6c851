import { Disc, Path } from '../kit.tsx';
import { Pin } from '../pieces.tsx';

/** A few streets, a river with its bridge, a park, and the place. It runs to the edges of its paper and is cut there. */
export function StreetMap() {
  return (
    <svg width={320} height={180} aria-hidden="true">
      <Path d="M-4-4h328v188H-4z" fill="faint" />
      <Path
        d="M-4-4h50v44H-4zM60-4h70v34L60 38zM144-4h66v24l-66 9zM-4 54h50v42l-50 8zM60 52l70-8v44l-70 6z"
        fill="paper"
      />
      <Path
        d="M144 43l66-8v44l-66 7zM224-4h48v20l-48 3zM224 33l48-3v36l-48 11zM286-4h38v18h-38zM286 28h38v30l-38 6z"
        fill="paper"
      />
      <Path
        d="M-4 118l50-8v16q-28 0-50 12zM60 108l70-6v30q-34-8-70-6zM224 91l48-11v24q-28 4-48 10zM286 77l38-7v28l-38 4z"
        fill="paper"
      />
      <Path
        d="M-4 152c60-28 98-6 136-4s60-26 108-34 60-10 84-10v30c-50 0-80 8-110 20s-60 20-92 16-80-18-126 8z"
        fill="wash"
      />
      <Path d="M144 100l66-9v28q-38 16-66 14z" fill="wash" />
      <Path d="M134 140v46M146 140v46M134 150h12M134 158h12M134 166h12" fill="paper" />
      <Path d="M-4 184v-2q60-20 106-2v4zM166 184l56-14 50-12v26zM286 156l38-4v32h-38z" fill="paper" />
      <Disc x={160} y={112} r={5} fill="paper" />
      <Disc x={176} y={107} r={5} fill="paper" />
      <Disc x={190} y={114} r={5} fill="paper" />
      <Disc x={166} y={123} r={4} fill="paper" />
      <Path d="M30 160h16l-3 5H33zM38 160v-12l8 9z" fill="paper" />
      <Path d="M24 26l6-16 6 16-6-4z" fill="paper" />
      <Pin x={217} y={86} s={1.8} />
    </svg>
  );
}
