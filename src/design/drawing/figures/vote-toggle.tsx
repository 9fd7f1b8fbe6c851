import { Box, Disc, Label, Path } from '../kit.tsx';
import { Lines, Vote, Window } from '../pieces.tsx';

/** Pineapple on pizza: up, down, and back to the middle when one thinks again. */
export function VoteToggle() {
  return (
    <>
      <Window x={30} y={16} w={260} h={168} />
      <Box x={46} y={48} w={118} h={70} fill="wash" />
      <Path d="M76 66q29-14 58 0l-29 46z" fill="paper" />
      <Path d="M71 60q34-18 68 0l-4 8q-30-15-60 0z" fill="paper" />
      <Path d="M90 70l8-4 4 8-8 4zM112 90l-8-3 3-8 8 3z" fill="wash" />
      <Disc x={117} y={71} r={5} fill="wash" />
      <Disc x={105} y={99} r={3} fill="wash" />
      <Lines x={46} y={134} w={[118, 104, 62]} gap={13} />
      <Box x={182} y={48} w={46} h={122} r={23} fill="wash" />
      <Path d="M205 88v18M205 112v18" />
      <Disc x={205} y={109} r={3} fill="paper" />
      <Vote x={205} y={141} way="down" s={9} />
      <Disc x={205} y={71} r={18} fill="spot" />
      <Vote x={205} y={76} way="up" s={9} fill="paper" />
      <Box x={238} y={87} w={18} h={44} fill="paper" />
      <Box x={258} y={87} w={18} h={44} fill="paper" />
      <Path d="M236 105v8M278 105v8" />
      <Label x={247} y={109} size={20}>
        1
      </Label>
      <Label x={267} y={109} size={20}>
        8
      </Label>
    </>
  );
}
