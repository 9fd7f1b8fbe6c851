import { Box, Disc, Path } from '../kit.tsx';
import { Handwriting, Lines } from '../pieces.tsx';

/** The list on the left page, what one thought of it on the right, and a ring where the cup stood. */
export function ReadingJournal() {
  return (
    <>
      <Path d="M48 36H38v136c46-8 94-6 122 10 28-16 76-18 122-10V36h-10v12l-112-2-112 2z" fill="wash" />
      <Path d="M160 42c-26-16-72-20-112-12v132c40-8 86-4 112 12z" fill="paper" />
      <Path d="M160 42c26-16 72-20 112-12v132c-40-8-86-4-112 12z" fill="paper" />
      <Path d="M66 62h9v38h-9zM75 54h12v46H75zM87 66h8v34h-8zM115 99l9-37 10 2-9 35" fill="paper" />
      <Path d="M95 58h14v42H95z" fill="wash" />
      <Path d="M62 100h84M75 62h12M75 92h12M95 66h14M95 72h14M66 69h9M91 72v12M122 70l10 2" />
      <Box x={62} y={114} w={10} h={10} r={1} />
      <Box x={62} y={132} w={10} h={10} r={1} />
      <Path d="M64 119l3 3 7-10" />
      <Lines x={82} y={119} w={[56, 40]} gap={18} />
      <Handwriting x={176} y={62} words={[[3, 4]]} />
      <Handwriting
        x={176}
        y={86}
        gap={15}
        words={[
          [4, 2, 5, 3],
          [2, 6, 4],
          [5, 3],
          [1, 4, 3],
        ]}
      />
      <Disc x={244} y={134} r={16} />
      <Path d="M232 127a14 14 0 0 1 13-7M257 139a14 14 0 0 1-9 9" />
      <Path d="M232 26v52l9-9 9 9V27q-9-1-18-1z" fill="spot" />
    </>
  );
}
