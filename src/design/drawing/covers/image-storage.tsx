import { Box, Path } from '../kit.tsx';
import { Photo } from '../pieces.tsx';

/** A cloud with drawers, since that is what it is. */
export function ImageStorage() {
  return (
    <>
      <Path
        d="M122 208a54 54 0 0 1-4-108 82 82 0 0 1 156-36 66 66 0 0 1 98 44 50 50 0 0 1-4 100z"
        fill="paper"
      />
      <Photo x={148} y={96} w={92} h={70} />
      <Photo x={214} y={78} w={112} h={86} peaks="spot" />
      <Path d="M128 136h224a6 6 0 0 1 6 6v60H122v-60a6 6 0 0 1 6-6z" fill="paper" />
      <Path d="M138 202h204v62a6 6 0 0 1-6 6H144a6 6 0 0 1-6-6z" fill="paper" />
      <Box x={208} y={150} w={64} h={18} r={2} fill="wash" />
      <Path d="M218 159h30M214 180v4a8 8 0 0 0 8 8h36a8 8 0 0 0 8-8v-4M216 240v3a8 8 0 0 0 8 8h32a8 8 0 0 0 8-8v-3" />
      <Box x={212} y={214} w={56} h={16} r={2} fill="wash" />
      <Path d="M220 222h20" />
    </>
  );
}
