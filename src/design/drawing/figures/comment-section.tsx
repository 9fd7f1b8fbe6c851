import { Box, Path } from '../kit.tsx';
import { Lines, Window } from '../pieces.tsx';

/** The screen of examples/05-comment-section: what is being written, a comment of one's own, and somebody's reply. */
export function CommentSection() {
  return (
    <>
      <Window x={36} y={12} w={248} h={176} />
      <Path d="M50 40h54" />
      <Box x={50} y={47} w={220} h={36} r={4} fill="faint" />
      <Path d="M60 58h86M152 52v12" />
      <Box x={182} y={88} w={42} h={15} r={4} fill="paper" />
      <Path d="M192 95h22" />
      <Box x={230} y={88} w={40} h={15} r={4} fill="spot" />
      <Path d="M240 95h20" onSpot />
      <Box x={50} y={104} w={34} h={7} r={2} fill="wash" />
      <Path d="M92 108h22" />
      <Lines x={50} y={120} w={[168]} />
      <Path d="M50 127h26v12h-26zM82 127h22v12h-22zM110 127h28v12h-28z" fill="paper" />
      <Path d="M56 133h14M88 133h10M116 133h16" />
      <Path d="M56 147v34" />
      <Box x={66} y={147} w={30} h={7} r={2} fill="wash" />
      <Path d="M104 151h22" />
      <Lines x={66} y={163} w={[132]} />
      <Path d="M66 169h26v12h-26z" fill="paper" />
      <Path d="M72 175h14" />
    </>
  );
}
