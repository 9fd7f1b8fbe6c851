import { Disc, Path } from '../kit.tsx';
import { Face, Lines } from '../pieces.tsx';

/** One says something, one answers, and a third has begun to type. */
export function CommentThread() {
  return (
    <>
      <Path d="M280 88h72v56M66 136v88" dashed />
      <Path
        d="M54 44h218a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H116l-26 26v-26H54a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z"
        fill="paper"
      />
      <Face x={82} y={78} r={19} fill="spot" />
      <Lines x={116} y={70} w={[138, 104]} gap={16} />
      <Lines x={64} y={114} w={[164]} />
      <Path
        d="M196 148h230a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8h-20v26l-28-26H196a8 8 0 0 1-8-8v-72a8 8 0 0 1 8-8z"
        fill="paper"
      />
      <Face x={224} y={180} r={19} />
      <Lines x={258} y={174} w={[150, 92]} gap={16} />
      <Lines x={206} y={216} w={[128]} />
      <Path
        d="M62 224h66a14 14 0 0 1 14 14v8a14 14 0 0 1-14 14H84l-18 16v-16h-4a14 14 0 0 1-14-14v-8a14 14 0 0 1 14-14z"
        fill="paper"
      />
      <Disc x={78} y={242} r={4} fill="wash" />
      <Disc x={95} y={242} r={4} fill="wash" />
      <Disc x={112} y={242} r={4} />
    </>
  );
}
