import { Disc, Label, Moved, Path, Turned } from '../kit.tsx';
import { Lines } from '../pieces.tsx';

/** Before: the letter is written and only wants an address. */
export function MailOpen() {
  return (
    <>
      <Path d="M60 96l100-70 100 70v112H60z" fill="wash" />
      <Path d="M80 20h160v160H80z" fill="paper" />
      <Lines x={98} y={44} w={[84, 84, 124, 108]} gap={16} />
      <Disc x={216} y={46} r={15} fill="spot" />
      <Label x={216} y={45} size={19} fill="on-spot">
        @
      </Label>
      <Path d="M98 112h124" dashed />
      <Path d="M60 96v110a6 6 0 0 0 6 6h188a6 6 0 0 0 6-6V96l-93 64q-7 5-14 0z" fill="paper" />
      <Path d="M62 210l74-65M258 210l-74-65" />
    </>
  );
}

/** After: sealed, and off. */
export function MailDone() {
  return (
    <>
      <Path d="M52 226c34 10 60-8 54-24s-28-8-20 8 44 14 70 6M20 92h34M8 112h38M24 132h18" dashed />
      <Moved x={12} y={-38}>
        <Turned by={-9} x={160} y={154}>
          <Path
            d="M66 96h188a6 6 0 0 1 6 6v104a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V102a6 6 0 0 1 6-6z"
            fill="paper"
          />
          <Path d="M62 210l74-65M258 210l-74-65" />
          <Path d="M61 99l92 62q7 5 14 0l92-62a6 6 0 0 0-5-3H66a6 6 0 0 0-5 3z" fill="wash" />
          <Path
            d="M160 141a6 6 0 0 1 10 3a6 6 0 0 1 6 9a6 6 0 0 1 0 10a6 6 0 0 1 -6 9a6 6 0 0 1 -10 3a6 6 0 0 1 -10-3a6 6 0 0 1 -6-9a6 6 0 0 1 0-10a6 6 0 0 1 6-9a6 6 0 0 1 10-3z"
            fill="spot"
          />
          <Path d="M152 158l6 6 11-13" onSpot />
        </Turned>
      </Moved>
    </>
  );
}
