import { Box, Path, type Point } from '../kit.tsx';
import { Pointer, Window } from '../pieces.tsx';

/** A task with the buttons that its progress gives it. */
function Task({ x, y, rows, done }: Point & { readonly rows: readonly string[]; readonly done?: boolean }) {
  return (
    <>
      <Box x={x} y={y} w={72} h={18 + rows.length * 13} r={4} fill="paper" />
      {done ? <Box x={x + 8} y={y + 6} w={40} h={6} r={2} fill="wash" /> : null}
      <Path d={done ? `M${x + 5} ${y + 9}h46` : `M${x + 8} ${y + 9}h44`} />
      {rows.map((d, row) => (
        <Path key={d} d={`M${x + 8} ${y + 16 + row * 13}${d}`} fill="wash" />
      ))}
    </>
  );
}

const [twoButtons, threeButtons] = ['h21v9h-21zm28 0h24v9h-24z', 'h15v9h-15zm21 0h14v9h-14zm20 0h15v9h-15z'];

/** The board of examples/04-mern-crud as it runs: what is to do, in progress and done, and the form for one more. */
export function TaskManager() {
  return (
    <>
      <Window x={28} y={12} w={264} h={176} />
      <Box x={40} y={38} w={168} h={40} r={4} fill="paper" />
      <Box x={48} y={44} w={152} h={11} r={2} fill="faint" />
      <Path d="M53 49h48" />
      <Box x={48} y={60} w={44} h={13} r={3} fill="spot" />
      <Path d="M56 66h28" onSpot />
      <Path d="M40 90h24M124 90h40M208 90h22" />
      <Path d="M40 96h72M124 96h72M208 96h72" />
      <Task x={40} y={103} rows={[threeButtons]} />
      <Task x={40} y={142} rows={[threeButtons]} />
      <Task x={124} y={103} rows={[twoButtons, 'h15v9h-15zm21 0h20v9h-20z']} />
      <Task x={208} y={103} rows={[twoButtons]} done />
      <Pointer x={142} y={124} />
    </>
  );
}
