import { Box, Disc, Path } from '../kit.tsx';
import { Window } from '../pieces.tsx';

/** Forgotten, so the key comes by post. */
export function PasswordReset() {
  return (
    <>
      <Window x={28} y={16} w={156} h={168} />
      <Path d="M96 59v-8a10 10 0 0 1 20 0v8" />
      <Box x={92} y={59} w={28} h={21} fill="wash" />
      <Disc x={106} y={67} r={2} fill="line" />
      <Path d="M106 68v6" />
      <Box x={46} y={92} w={120} h={20} fill="paper" />
      <Path d="M55 102h54" />
      <Box x={46} y={120} w={120} h={20} fill="paper" dashed />
      {[57, 67, 77, 87].map((x) => (
        <Disc key={x} x={x} y={130} r={2} fill="line" />
      ))}
      <Path d="M98 125v10" />
      <Box x={46} y={152} w={52} h={18} r={4} fill="wash" />
      <Path d="M58 161h28M114 161h46M114 166h46" />
      <Path d="M170 162c30 2 52-4 60-20" dashed />
      <Path d="M222 147l9-8 4 11" />
      <Path d="M200 84l46-34 46 34v48h-92z" fill="wash" />
      <Path d="M210 50h72v62h-72z" fill="paper" />
      <Path d="M234 61a13 13 0 1 1-7 24 13 13 0 0 1 7-24zM246 70h28v10h-6v7h-7v-7h-15z" fill="spot" />
      <Disc x={230} y={74} r={4} fill="paper" />
      <Path d="M200 84v48h92V84l-46 30z" fill="paper" />
      <Path d="M200 132l34-26M292 132l-34-26" />
    </>
  );
}
