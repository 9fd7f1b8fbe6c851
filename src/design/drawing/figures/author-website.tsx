import { Box, Disc, Moved, Path, Turned } from '../kit.tsx';
import { Face, Lines, Window } from '../pieces.tsx';

/** The snail of the book comes out of the page on paper, to be colored in. */
export function AuthorWebsite() {
  return (
    <>
      <Window x={28} y={14} w={264} h={104} />
      <Face x={60} y={56} r={16} />
      <Lines x={44} y={84} w={[34, 22]} />
      <Path d="M98 44l38-5v58l-38 5z" fill="wash" />
      <Path d="M98 44l-6-3v58l6 3M105 55l24-3M107 86h20M120 86a6 6 0 1 0-7-6 3 3 0 0 0 5 1M127 86v-6" />
      <Box x={152} y={44} w={70} h={9} fill="wash" />
      <Lines x={152} y={66} w={[122, 112, 74]} />
      <Path d="M110 104h134" />
      <Moved x={-30} y={0}>
        <Path d="M152 104h110v86H152z" fill="paper" />
        <Path d="M166 173h78q8 0 8-10v-12c0-5-8-7-11-1l-5 12h-8" />
        <Disc x={203} y={148} r={25} fill="wash" />
        <Path d="M203 173a25 25 0 1 1 25-25 18 18 0 1 1-36 0 11 11 0 1 1 22 0 6 6 0 0 1-11 1M246 147l-4-14M249 147l5-13M247 158q-3 3-5 1" />
        <Turned by={38} x={270} y={150}>
          <Path d="M280 122h16v46l-8 13-8-13z" fill="spot" />
          <Path d="M280 130h16M280 160h16M285 172h6" onSpot />
        </Turned>
      </Moved>
    </>
  );
}
