import { Box, Label, Path } from '../kit.tsx';
import { Lines, Tick, Window } from '../pieces.tsx';

const operations = ['C', 'R', 'U', 'D'];

/** From the page through four doors to the drum, and back, in tubes. */
export function MernCrud() {
  return (
    <>
      <Path d="M150 92h200v26H150zM150 202h200v26H150z" fill="paper" />
      <Window x={32} y={64} w={132} h={188} />
      <Box x={46} y={98} w={14} h={14} />
      <Box x={46} y={126} w={14} h={14} />
      <Box x={46} y={154} w={14} h={14} />
      <Tick x={52} y={105} />
      <Tick x={52} y={133} />
      <Lines x={72} y={105} w={[74, 56, 66]} gap={28} />
      <Path d="M46 190h104" />
      <Box x={46} y={206} w={60} h={26} r={4} fill="wash" />
      <Path d="M60 219h32" />
      <Box x={204} y={64} w={76} h={188} r={6} fill="paper" />
      <Path d="M204 111h76M204 158h76M204 205h76" />
      {operations.map((letter, n) => (
        <Label key={letter} x={226} y={88 + n * 47} size={24}>
          {letter}
        </Label>
      ))}
      <Path d="M246 84h20M246 92h20M246 131h20M246 139h20M246 178h20M246 186h20M246 225h20M246 233h20" />
      <Path d="M336 84v148c0 28 112 28 112 0V84z" fill="paper" />
      <Path d="M336 84c0-28 112-28 112 0s-112 28-112 0z" fill="wash" />
      <Path d="M336 134c0 28 112 28 112 0M336 184c0 28 112 28 112 0M436 116v10M436 166v10M436 216v10" />
      <Box x={290} y={95} w={36} h={20} r={10} fill="spot" />
      <Path d="M190 211l-5 4 5 4M185 215h10" />
      <Path d="M302 105h12M310 101l4 4-4 4" onSpot />
    </>
  );
}
