import { Box, Disc, Path } from './kit.tsx';

/* Ten skills as ten machine parts, each for what the technology does in the machine. All fit a square of 48. */

/** Two angle brackets and a bar: they say what is what, and hold it there. */
export function AngleBrackets() {
  return (
    <>
      <Path d="M14 10L2 24l12 14 4-4-9-10 9-10z" fill="paper" />
      <Path d="M34 10l12 14-12 14-4-4 9-10-9-10z" fill="paper" />
      <Path d="M24 11h4l-4 26h-4z" fill="spot" />
    </>
  );
}

/** Sheets laid over each other; the last one wins. */
export function Sheets() {
  return (
    <>
      <Path d="M24 24l19 9-19 10L5 33z" fill="paper" />
      <Path d="M24 15l19 9-19 10L5 24z" fill="wash" />
      <Path d="M24 6l19 9-19 10L5 15z" fill="paper" />
      <Path d="M24 11l9 4-9 5-9-5z" fill="spot" />
    </>
  );
}

/** The cog that makes the rest move. */
export function Cog() {
  return (
    <>
      <Path
        d="M20 10l1-6h6l1 6 4 2 5-4 4 4-3 5 1 4 6 1v6l-6 1-1 4 3 5-4 4-5-3-4 1-1 6h-6l-1-6-4-1-5 3-4-4 4-5-2-4-6-1v-6l6-1 2-4-4-5 4-4 5 4z"
        fill="wash"
      />
      <Disc x={24} y={24} r={7} fill="spot" />
    </>
  );
}

/** A gyroscope: turn the frame as one likes, the state in the middle stays level. */
export function Gyroscope() {
  return (
    <>
      <Path d="M24 2v4M24 40v5M17 45h14" />
      <Disc x={24} y={23} r={17} fill="wash" />
      <Disc x={24} y={23} r={13} fill="paper" />
      <Path d="M13 30a13 5-32 1 1 22-14 13 5-32 1 1-22 14z" fill="wash" />
      <Disc x={24} y={23} r={4} fill="spot" />
    </>
  );
}

/** A burner that is lit already. */
export function Burner() {
  return (
    <>
      <Path d="M24 3c2 7 12 11 12 21a12 12 0 0 1-24 0c0-5 3-7 4-11 2 2 3 4 3 6 4-4 5-9 5-16z" fill="wash" />
      <Path d="M24 19c1 4 6 5 6 10a6 6 0 0 1-12 0c0-4 5-6 6-10z" fill="spot" />
      <Path d="M9 38h30l-4 7H13z" fill="paper" />
      <Path d="M17 41v1M24 41v1M31 41v1" />
    </>
  );
}

/** Two wheels, one belt, and it never waits. */
export function BeltDrive() {
  return (
    <>
      <Path d="M13 12h23a9 9 0 0 1 3 17L16 36A12 12 0 0 1 13 12z" fill="wash" />
      <Disc x={14} y={24} r={8} fill="paper" />
      <Disc x={36} y={21} r={5} fill="spot" />
      <Path d="M14 20v8M10 24h8M36 21h0M23 9l4 3-4 3M30 28l-5 5 7 1" />
    </>
  );
}

/** A selector: what comes in is sent down one of three ways. */
export function Selector() {
  return (
    <>
      <Path d="M2 24h10M22 24h16M20 30l7 8h11M28 10h10" />
      <Disc x={41} y={10} r={3} fill="paper" />
      <Disc x={41} y={24} r={3} fill="paper" />
      <Disc x={41} y={38} r={3} fill="paper" />
      <Path d="M17 27L12 21 24 7h7l-1 6z" fill="spot" />
      <Disc x={16} y={24} r={7} fill="wash" />
      <Disc x={16} y={24} r={2} />
    </>
  );
}

/** A drum with a glass to see how full it is. */
export function Drum() {
  return (
    <>
      <Path d="M7 10v28c0 9 34 9 34 0V10z" fill="wash" />
      <Path d="M7 10c0-9 34-9 34 0s-34 9-34 0z" fill="paper" />
      <Path d="M7 19c0 9 34 9 34 0M7 29c0 9 34 9 34 0" />
      <Box x={20} y={20} w={8} h={20} r={4} fill="paper" />
      <Path d="M20 29h8v7a4 4 0 0 1-8 0z" fill="spot" />
    </>
  );
}

/** A plug of four pins: get, post, put, delete. */
export function Plug() {
  return (
    <>
      <Path d="M1 24h6" />
      <Path d="M7 13h4V8h6a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4h-6v-5H7z" fill="wash" />
      <Path d="M21 12h6v4h-6zM21 19h6v4h-6zM21 33h6v4h-6z" fill="paper" />
      <Path d="M21 26h9v4h-9z" fill="spot" />
      <Path d="M35 8h12v32H35z" fill="paper" />
      <Path d="M35 12h6v4h-6M35 19h6v4h-6M35 26h6v4h-6M35 33h6v4h-6" />
    </>
  );
}

/** A ratchet: the wheel turns one way only, and every tooth is a step that can be counted. */
export function Ratchet() {
  return (
    <>
      <Path d="M22 10v6l12-1-4 4 9 8h-6l1 12-4-4-8 9v-6l-12 1 4-4-9-8h6l-1-12 4 4z" fill="wash" />
      <Disc x={22} y={27} r={4} fill="paper" />
      <Path d="M23 10L41 3l3 8-20 4z" fill="spot" />
      <Disc x={42} y={7} r={4} fill="paper" />
    </>
  );
}
