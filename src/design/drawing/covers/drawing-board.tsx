import { Box, Disc, Path } from '../kit.tsx';

/** A sheet pinned to a drawing board, with its first lines: for an article whose own cover is not drawn yet. */
export function DrawingBoard() {
  return (
    <>
      <Path d="M150 236l-30 44M330 236l30 44" />
      <Box x={84} y={36} w={312} h={204} r={10} fill="wash" />
      <Box x={124} y={56} w={232} h={164} fill="paper" />
      <Path d="M148 88h104M148 108h72" />
      <Path d="M148 196V136h120v60z" dashed />
      <Path d="M148 196l120-60" dashed />
      <Path d="M84 208h312v14H84z" fill="paper" />
      <Path d="M100 208v6M120 208v6M140 208v6M160 208v6M180 208v6M200 208v6M220 208v6M240 208v6" />
      <Path d="M268 136l10-24 62-62 14 14-62 62z" fill="paper" />
      <Path d="M278 112l14 14M328 62l14 14" />
      <Disc x={136} y={68} r={3} fill="line" />
      <Disc x={312} y={164} r={12} fill="spot" />
    </>
  );
}
