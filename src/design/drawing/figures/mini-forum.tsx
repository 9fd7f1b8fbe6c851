import { Box, Label, Path } from '../kit.tsx';
import { Lines, Pointer, Vote, Window } from '../pieces.tsx';

interface PostProps {
  readonly y: number;
  readonly votes: readonly [up: string, down: string];
  readonly words: readonly number[];
  /** This reader's own vote is on it. */
  readonly mine?: boolean;
}

function Post({ y, votes: [up, down], words, mine = false }: PostProps) {
  return (
    <>
      <Path d={`M46 ${y - 10}h228`} />
      <Box x={46} y={y} w={32} h={22} r={4} fill={mine ? 'spot' : 'paper'} />
      <Vote x={56} y={y + 14} way="up" s={5} />
      <Label x={69} y={y + 11} fill={mine ? 'on-spot' : 'ink'}>
        {up}
      </Label>
      <Box x={84} y={y} w={32} h={22} r={4} fill="paper" />
      <Vote x={94} y={y + 8} way="down" s={5} />
      <Label x={107} y={y + 11}>
        {down}
      </Label>
      <Lines x={130} y={y + 5} w={words} gap={13} />
    </>
  );
}

/** The screen of examples/09-votes: posts with a vote for and a vote against, and one vote that has just been given. */
export function MiniForum() {
  return (
    <>
      <Window x={30} y={14} w={260} h={172} />
      <Box x={46} y={41} w={92} h={8} r={2} fill="wash" />
      <Path d="M222 38h52v15h-52z" fill="paper" />
      <Path d="M232 45h32" />
      <Post y={73} votes={['5', '0']} words={[132, 34]} mine />
      <Post y={115} votes={['2', '0']} words={[138, 30]} />
      <Post y={157} votes={['1', '2']} words={[96, 28]} />
      <Pointer x={58} y={91} />
    </>
  );
}
