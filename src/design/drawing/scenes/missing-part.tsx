import { Box, Disc, Path } from '../kit.tsx';
import { Leader } from '../pieces.tsx';

/** The parts are all on the board but one, and that one has not rolled far. */
export function MissingPart() {
  return (
    <>
      <Box x={36} y={24} w={226} h={172} r={6} fill="paper" />
      <Path d="M149 24v172M36 110h226" />
      <Path d="M70 50h44v14H98v30H86V64H70zM86 72l12 4M86 80l12 4M86 88l12 4" fill="wash" />
      <Disc x={206} y={66} r={26} fill="wash" />
      <Disc x={206} y={66} r={11} fill="paper" />
      <Path d="M72 128h40c0 9-40 5-40 14s40 5 40 14-40 5-40 14 40 5 40 14H72" />
      <Path d="M187 143h26l13 22-13 22h-26l-13-22z" dashed />
      <Path d="M224 176c20 24 36 30 54 34" dashed />
      <Path d="M281 198l16-6 14 10 1 16-16 7-14-9z" fill="spot" />
      <Disc x={297} y={209} r={6} fill="paper" />
      <Leader from="219 154" x={284} y={126} n="404" r={17} />
    </>
  );
}
