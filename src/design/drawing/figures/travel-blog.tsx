import { Box, Disc, Path } from '../kit.tsx';
import { Face, Lines, Pin, Window } from '../pieces.tsx';

/** Two people write one journey; the route walks out of the photograph and on through the page. */
export function TravelBlog() {
  return (
    <>
      <Window x={24} y={16} w={272} h={168} />
      <Face x={267} y={25} r={7} fill="wash" />
      <Face x={280} y={25} r={7} fill="paper" />
      <Box x={40} y={48} w={120} h={84} fill="wash" />
      <Disc x={134} y={66} r={8} fill="paper" />
      <Path d="M40 112l28-32 18 20 26-34 48 44v19a3 3 0 0 1-3 3H43a3 3 0 0 1-3-3z" fill="paper" />
      <Path d="M58 92l8 5 10-6M102 79l9 6 12-7M56 126l10-16 10 16zM66 110v16M66 118l4 8" />
      <Box x={176} y={48} w={62} h={10} fill="wash" />
      <Lines x={176} y={72} w={[102, 96, 60]} />
      <Path d="M242 98v-14h17v8h-17" fill="wash" />
      <Lines x={40} y={152} w={[84, 44]} />
      <Path d="M90 168v-14h17v8H90" fill="paper" />
      <Path d="M80 126c26 16 62-6 92 8s28 36 52 32 24-26 42-28" dashed />
      <Disc x={184} y={142} r={4} fill="paper" />
      <Disc x={222} y={166} r={4} fill="paper" />
      <Pin x={266} y={138} s={1.1} />
    </>
  );
}
