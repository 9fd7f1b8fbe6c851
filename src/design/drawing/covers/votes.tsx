import { Box, Path, Turned } from '../kit.tsx';
import { Vote } from '../pieces.tsx';

/** One ballot a person, and the count for everyone to see. */
export function Votes() {
  return (
    <>
      <Path d="M104 132l36-38h200l36 38z" fill="wash" />
      <Path d="M174 117h132l-7-9H181z" fill="line" />
      <Turned by={-7} x={240} y={80}>
        <Path d="M188 22h104v92H188z" fill="paper" />
        <Vote x={240} y={66} way="up" s={22} fill="spot" />
        <Path d="M206 80h68M206 92h46" />
      </Turned>
      <Path d="M174 117h132l4 6H170z" fill="wash" />
      <Box x={104} y={132} w={272} h={138} r={4} fill="paper" />
      <Box x={136} y={154} w={208} h={94} fill="wash" />
      <Path d="M136 201h208" />
      <Vote x={164} y={185} way="up" s={11} />
      <Vote x={164} y={217} way="down" s={11} />
      <Path d="M198 166v24M210 166v24M222 166v24M234 166v24M190 186l52-16M262 166v24M274 166v24M198 213v24M210 213v24M222 213v24" />
    </>
  );
}
