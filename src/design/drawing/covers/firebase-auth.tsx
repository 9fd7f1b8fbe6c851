import { Box, Disc, Path } from '../kit.tsx';
import { Window } from '../pieces.tsx';

/** Where each cut of the key is, and so how long the pin above it. */
const pins = [
  { x: 96, cut: 180 },
  { x: 132, cut: 170 },
  { x: 168, cut: 186 },
  { x: 204, cut: 172 },
  { x: 240, cut: 182 },
];

/** The password field as a lock cut open: every dot is a pin, and the right key brings all of them into line. */
export function FirebaseAuth() {
  return (
    <>
      <Window x={40} y={34} w={264} h={236} />
      <Path d="M64 66h84" />
      <Box x={64} y={78} w={216} h={28} fill="paper" />
      <Path d="M64 106h216v104H64z" fill="wash" />
      <Path d="M64 150h216" dashed />
      {pins.map(({ x, cut }) => (
        <Path
          key={x}
          d={`M${x - 7} 110l14 4-14 5 14 4-14 5M${x - 8} 130h16v20h-16zM${x - 8} 152h16v${cut - 157}l-8 5-8-5z`}
          fill="paper"
        />
      ))}
      {pins.map(({ x }) => (
        <Disc key={x} x={x} y={92} r={4} fill="line" />
      ))}
      <Path d="M76 196l10-12 10-4 18 2 18-12 18 10 18 6 18-8 18-6 18 6 18 4 18-6h92v24H84z" fill="spot" />
      <Path d="M349 180a44 44 0 1 1 0 24z" fill="spot" />
      <Disc x={408} y={192} r={13} fill="wash" />
      <Box x={64} y={228} w={92} h={26} r={4} fill="wash" />
      <Path d="M82 241h56M176 241h60" />
    </>
  );
}
