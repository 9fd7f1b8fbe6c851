import { Box, Disc, Path } from '../kit.tsx';

/** A pair of scales: what one has on one side, what one hopes for on the other. */
export function CareerChange() {
  return (
    <>
      <Path d="M236 80h8v166h-8zM190 266h100l-14-20h-72z" fill="paper" />
      <Path d="M106 104l266-40 2 8-266 40z" fill="paper" />
      <Path d="M240 62a14 14 0 1 1 0 28 14 14 0 0 1 0-28z" fill="paper" />
      <Disc x={240} y={76} r={5} fill="wash" />
      <Path d="M108 112L56 210M108 112l52 98M372 72l-52 98M372 72l52 98" />
      <Path d="M46 210h124c-6 24-30 32-62 32s-56-8-62-32z" fill="paper" />
      <Path d="M310 170h124c-6 24-30 32-62 32s-56-8-62-32z" fill="paper" />
      <Path d="M94 158v-8a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v8" />
      <Box x={70} y={158} w={76} h={52} r={5} fill="paper" />
      <Path d="M70 172v-9a5 5 0 0 1 5-5h66a5 5 0 0 1 5 5v9c-24 14-52 14-76 0z" fill="wash" />
      <Box x={102} y={176} w={12} h={11} r={2} fill="paper" />
      <Path d="M346 134v26c12 12 40 12 52 0v-26" fill="paper" />
      <Path d="M372 104l60 24-60 24-60-24z" fill="spot" />
      <Path d="M372 128l46 10v18" />
      <Path d="M414 156h8l3 14h-14z" fill="paper" />
    </>
  );
}
