import { Box, Disc, Label, Path } from '../kit.tsx';

/** A game whose buttons are brackets: the next move is a line of code. */
export function CodingGames() {
  return (
    <>
      <Path
        d="M112 62v-4a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v4M320 62v-4a8 8 0 0 1 8-8h32a8 8 0 0 1 8 8v4"
        fill="paper"
      />
      <Box x={40} y={62} w={400} h={180} r={44} fill="paper" />
      <Box x={140} y={80} w={200} h={144} r={6} fill="wash" />
      <Path d="M140 128h200M140 176h200M190 80v144M240 80v144M290 80v144" />
      <Path d="M180 200h34v-48h100v-32" dashed />
      <Box x={152} y={188} w={26} h={24} fill="paper" />
      <Path d="M165 188v-8M160 205h10" />
      <Disc x={160} y={198} r={2} fill="line" />
      <Disc x={170} y={198} r={2} fill="line" />
      <Disc x={165} y={178} r={2} fill="paper" />
      <Path d="M315 86l5 11 12 1-9 9 3 12-11-6-11 6 3-12-9-9 12-1z" fill="spot" />
      <Path d="M196 86h38v36h-38zM246 182h38v36h-38zM246 86h38v36h-38z" fill="paper" />
      <Path d="M196 104h38M215 86v18M205 104v18M225 104v18M246 104h38M265 86v18M255 104v18M275 104v18M246 200h38M265 182v18M255 200v18M275 200v18" />
      <Path d="M82 132h16v-16h18v16h16v18h-16v16H98v-16H82z" fill="wash" />
      <Disc x={370} y={160} r={19} fill="wash" />
      <Disc x={404} y={122} r={19} fill="wash" />
      <Label x={370} y={159} size={22}>
        {'{'}
      </Label>
      <Label x={404} y={121} size={22}>
        {'}'}
      </Label>
      <Path d="M92 200h28M364 206h24M364 214h24" />
    </>
  );
}
