import { Box, Disc, Path } from '../kit.tsx';

/** Half printed: two puppies, from the ears down to where the paper has come. */
export function Printable() {
  return (
    <>
      <Path d="M172 66V22h136v44" fill="paper" />
      <Path d="M172 36h10M298 36h10" />
      <Path
        d="M98 58h284a14 14 0 0 1 14 14v60a14 14 0 0 1-14 14H98a14 14 0 0 1-14-14V72a14 14 0 0 1 14-14z"
        fill="paper"
      />
      <Path d="M84 84h312M104 71h40" />
      <Disc x={368} y={71} r={5} fill="wash" />
      <Disc x={350} y={71} r={5} />
      <Box x={132} y={108} w={216} h={16} r={8} fill="wash" />
      <Path d="M156 116h168v162H156z" fill="paper" />
      <Path d="M170 116v146h140V116" fill="wash" />
      <Path d="M170 262v-10q70-10 140 0v10z" fill="paper" />
      <Path
        d="M186 256c-4-26 2-44 12-52h26c10 8 14 26 12 52M248 256c-4-26 2-44 12-52h26c10 8 14 26 12 52"
        fill="paper"
      />
      <Path d="M188 176c-2-26 10-38 24-38s26 12 24 38c-1 20-10 32-24 32s-23-12-24-32z" fill="paper" />
      <Path
        d="M196 144c-14 0-20 12-20 26 0 10 8 16 14 10 5-8 4-24 6-36zM228 144c14 0 20 12 20 26 0 10-8 16-14 10-5-8-4-24-6-36z"
        fill="wash"
      />
      <Path d="M250 172c-2-26 10-38 24-38s26 12 24 38c-1 20-10 32-24 32s-23-12-24-32z" fill="paper" />
      <Path d="M252 150q-8-24 0-34 14 8 18 20z" fill="paper" />
      <Path d="M277 134c16 2 20 16 19 34 0 8-8 14-16 10-8-6-6-30-3-44z" fill="wash" />
      <Path d="M277 134q13-11 23-4 6 8 5 20-12-6-17-1-4-10-11-15z" fill="paper" />
      <Path d="M204 139q0-9 9-11 0 6 5 10" fill="paper" />
      <Path d="M207 184h10l-5 6zM269 180h10l-5 6z" fill="line" />
      <Path d="M212 190v4q-5 5-9 1M212 194q5 5 9 1M274 186v4q-5 5-9 1M274 190q5 5 9 1" />
      <Disc x={203} y={170} r={2} fill="line" />
      <Disc x={221} y={170} r={2} fill="line" />
      <Disc x={265} y={166} r={2} fill="line" />
      <Disc x={283} y={166} r={2} fill="line" />
      <Disc x={243} y={248} r={11} fill="spot" />
      <Path d="M234 244q9 6 18 0" onSpot />
    </>
  );
}
