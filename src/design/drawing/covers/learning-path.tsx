import { Box, Disc, Path } from '../kit.tsx';
import { Leader } from '../pieces.tsx';

/** Five steps, each a little higher, each with something on it to show. */
export function LearningPath() {
  return (
    <>
      <Path d="M40 264v-46h80v-36h80v-36h80v-36h80V74h80v190z" fill="paper" />
      <Path d="M120 264v-46M200 264v-82M280 264V146M360 264V110" />
      <Path
        d="M80 178c10-26 50-38 66-24M160 142c10-26 50-38 66-24M240 106c10-26 50-38 66-24M320 62c8-30 40-44 60-32"
        dashed
      />
      <Path d="M64 188h32v30H64z" fill="paper" />
      <Path d="M76 196l-6 7 6 7M84 196l6 7-6 7" />
      <Path d="M160 154l20 9-20 10-20-10zM140 163v9l20 10 20-10v-9M160 173v9" fill="wash" />
      <Disc x={240} y={129} r={16} fill="paper" />
      <Disc x={240} y={129} r={5} fill="wash" />
      <Path d="M240 113v6M240 139v6M224 129h6M250 129h6" />
      <Path d="M304 84v20c0 8 32 8 32 0V84" fill="wash" />
      <Path d="M304 84c0-8 32-8 32 0s-32 8-32 0z" fill="paper" />
      <Path d="M304 94c0 8 32 8 32 0M396 74V20" />
      <Path d="M396 22c14-8 22 8 40 0v26c-18 8-26-8-40 0z" fill="spot" />
      <Box x={388} y={70} w={16} h={4} r={1} fill="paper" />
      <Leader x={80} y={241} n="1" r={11} />
      <Leader x={160} y={223} n="2" r={11} />
      <Leader x={240} y={205} n="3" r={11} />
      <Leader x={320} y={187} n="4" r={11} />
      <Leader x={400} y={169} n="5" r={11} />
    </>
  );
}
