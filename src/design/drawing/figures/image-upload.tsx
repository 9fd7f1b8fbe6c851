import { Box, Disc, Path } from '../kit.tsx';
import { Photo, Window } from '../pieces.tsx';

/** A picture on its way up; its place in the row below is kept. */
export function ImageUpload() {
  return (
    <>
      <Window x={30} y={16} w={260} h={170} />
      <Path d="M122 80h76v44a3 3 0 0 1-3 3h-70a3 3 0 0 1-3-3z" fill="wash" />
      <Path d="M122 116l22-24 12 12 16-16 26 24v12a3 3 0 0 1-3 3h-70a3 3 0 0 1-3-3z" fill="spot" />
      <Path d="M104 88a21 21 0 0 1-1-42 32 32 0 0 1 60-10 26 26 0 0 1 40 14 19 19 0 0 1 12 38z" fill="wash" />
      <Box x={112} y={80} w={96} h={8} r={4} fill="paper" />
      <Path d="M160 70V46M152 54l8-8 8 8" />
      <Photo x={44} y={138} w={52} h={36} />
      <Box x={104} y={138} w={52} h={36} fill="wash" />
      <Path d="M115 174c-2-8-1-14 1-18l-1-13 9 6q6-2 12 0l9-6-1 13c2 4 3 10 1 18z" fill="paper" />
      <Disc x={125} y={159} r={1} fill="line" />
      <Disc x={135} y={159} r={1} fill="line" />
      <Path d="M127 165l3 2 3-2M120 164l-9-2M120 167l-9 1M140 164l9-2M140 167l9 1" />
      <Box x={164} y={138} w={52} h={36} dashed />
      <Path d="M174 165h20" />
      <Path d="M194 165h12" dashed />
      <Box x={224} y={138} w={52} h={36} fill="wash" />
      <Path d="M243 160h18l-4 6h-11z" fill="paper" />
      <Path d="M224 169q7-6 13-1t13 0 13 0 13 1M250 160v-17M253 145l8 12h-8z" />
    </>
  );
}
