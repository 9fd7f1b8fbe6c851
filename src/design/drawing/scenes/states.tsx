import { Box, Disc, Path } from '../kit.tsx';

/* Small drawings for a comment area that has nothing to show, or nobody to show it to. */

/** Nobody has said anything yet; the pencil is sharp. */
export function EmptyThread() {
  return (
    <>
      <Path
        d="M20 12h64a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H44L30 70V56H20a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z"
        fill="paper"
        dashed
      />
      <Path d="M28 30h22M28 42h14" dashed />
      <Path d="M96 12l10 10-34 34-14 4 4-14z" fill="spot" />
      <Path d="M89 19l10 10M62 46l10 10" onSpot />
    </>
  );
}

/** The plug is out. */
export function Offline() {
  return (
    <>
      <Path d="M2 58c24 10 12-18 30-18M118 22c-20-8-10 18-24 18" />
      <Path d="M32 30h4v-4h12a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H36v-4h-4z" fill="spot" />
      <Path d="M54 34h8M54 46h8" />
      <Path d="M94 26H80a4 4 0 0 0-4 4v20a4 4 0 0 0 4 4h14z" fill="paper" />
      <Path d="M76 34h7M76 46h7M69 22v-6M64 24l-4-5M74 24l4-5M69 58v6M64 56l-4 5M74 56l4 5" />
    </>
  );
}

/** A name badge that nobody wears. */
export function SignedOut() {
  return (
    <>
      <Path d="M44 0l12 14M76 0L64 14" />
      <Box x={28} y={24} w={64} h={48} r={5} fill="paper" />
      <Path d="M54 29v-9a6 6 0 0 1 12 0v9a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" fill="spot" />
      <Disc x={46} y={51} r={9} dashed />
      <Path d="M62 47h20M62 56h12" />
    </>
  );
}
