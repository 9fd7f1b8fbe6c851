import { Box, Disc, Path } from '../kit.tsx';
import { Lines } from '../pieces.tsx';

/** What is kept: a sheet in a folder under lock, with one line already taken out. */
export function Privacy() {
  return (
    <>
      <Path d="M40 76q0-6 6-6h72l16 20h140q6 0 6 6v40H40z" fill="wash" />
      <Box x={72} y={26} w={176} h={150} r={4} fill="paper" />
      <Lines x={92} y={48} w={[72, 128, 110]} gap={16} />
      <Path d="M92 96h136" dashed />
      <Path d="M28 118h264l-14 98q-1 6-7 6H49q-6 0-7-6z" fill="paper" />
      <Path d="M142 162v-14a18 18 0 0 1 36 0v14" />
      <Box x={130} y={162} w={60} h={44} r={5} fill="spot" />
      <Disc x={160} y={180} r={5} onSpot />
      <Path d="M160 185v9" onSpot />
    </>
  );
}
