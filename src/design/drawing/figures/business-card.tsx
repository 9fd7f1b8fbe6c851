import { Box, Disc, Path, Turned } from '../kit.tsx';
import { Face, Lines } from '../pieces.tsx';

/** The card, and its back with the code that a phone reads. */
export function BusinessCard() {
  return (
    <>
      <Turned by={9} x={200} y={90}>
        <Box x={110} y={26} w={178} h={110} r={6} fill="wash" />
        <Box x={226} y={38} w={52} h={52} fill="paper" />
        <Path d="M231 43h12v12h-12zM261 43h12v12h-12zM231 73h12v12h-12z" />
        <Path
          d="M235 47h4v4h-4zM265 47h4v4h-4zM235 77h4v4h-4zM248 43h5v5h-5zM251 56h5v5h-5zM236 60h6v6h-6zM248 68h6v6h-6zM259 62h5v5h-5zM268 66h5v5h-5zM259 76h5v5h-5zM267 80h5v5h-5zM249 80h5v5h-5z"
          fill="line"
        />
      </Turned>
      <Box x={34} y={60} w={190} h={116} r={6} fill="paper" />
      <Face x={74} y={102} r={25} fill="spot" />
      <Box x={114} y={84} w={78} h={10} fill="wash" />
      <Lines x={114} y={107} w={[88, 56]} />
      <Path d="M34 143h190" />
      <Disc x={56} y={160} r={9} />
      <Path d="M51 156h10v8H51zM51 156l5 4 5-4" />
      <Disc x={82} y={160} r={9} />
      <Path d="M79 155l-1 2q1 5 7 7l2-2-3-2-2 1-2-3 1-2z" />
      <Disc x={108} y={160} r={9} />
      <Path d="M105 157l-3 3 3 3M111 157l3 3-3 3" />
      <Box x={158} y={152} w={52} h={16} r={8} fill="wash" />
      <Path d="M170 156v8M166 160h8M182 160h18" />
    </>
  );
}
