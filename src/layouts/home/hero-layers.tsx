/*
 * The four layers of the hero's drawing, each on a square of 200 units that lies flat: x runs to the right and down,
 * y to the left and down.
 */

/** What one touches: a button with its ripples, a slider, the corners of the glass. */
export function Touch() {
  return (
    <>
      <path
        className="line"
        d="M10 26V10h16M174 10h16v16M190 174v16h-16M26 190H10v-16M40 34h52M40 34h-2M40 172h118"
      />
      <rect className="line" x="52" y="74" width="96" height="52" rx="26" />
      <circle className="line" cx="106" cy="100" r="50" strokeDasharray="4 5" />
      <circle className="line" cx="106" cy="100" r="68" strokeDasharray="2 7" />
      <circle className="paper" cx="122" cy="172" r="7" />
      <circle className="line" cx="160" cy="34" r="6" />
      <circle className="line" cx="140" cy="34" r="6" />
    </>
  );
}

/** What one sees: a window with a picture, cards, a switch, a heart and a bar that fills. */
export function Interface() {
  return (
    <>
      <path className="line" d="M0 22h200M62 11h92M144 160h42M144 172h30M144 184h38" />
      <circle className="wash" cx="14" cy="11" r="4" />
      <circle className="wash" cx="28" cy="11" r="4" />
      <circle className="wash" cx="42" cy="11" r="4" />
      <rect className="line" x="14" y="34" width="40" height="42" rx="4" />
      <rect className="line" x="64" y="34" width="58" height="42" rx="4" />
      <rect className="line" x="132" y="34" width="54" height="42" rx="4" />
      <path className="line" d="M74 68v-10M85 68V48M96 68v-15M107 68V42" />
      <path className="wash" d="M150 43v24l20-12z" />
      <rect className="wash" x="14" y="90" width="116" height="96" rx="4" />
      <circle className="paper" cx="40" cy="112" r="11" />
      <path className="spot" d="m14 166 34-32 22 20 26-34 34 40v22q0 4-4 4H18q-4 0-4-4z" />
      <path className="paper" d="m85 134 11-14 12 14-7 5-6-5-5 5z" />
      <rect className="line" x="144" y="90" width="42" height="22" rx="11" />
      <circle className="wash" cx="175" cy="101" r="8" />
      <path className="wash" d="M165 147c-13-9-19-14-19-20a9 9 0 0 1 19-3 9 9 0 0 1 19 3c0 6-6 11-19 20z" />
    </>
  );
}

/** How it decides: inputs, a question, two answers, a gear that turns them. */
export function Logic() {
  return (
    <>
      <path
        className="line"
        d="M40 36v28M40 96v34q0 12 12 12h20M68 80h10M122 80h52v36M128 142h14M100 58V36h46M100 102v24M60 30h30"
      />
      <circle className="paper" cx="40" cy="30" r="13" />
      <rect className="paper" x="14" y="64" width="54" height="32" rx="4" />
      <path className="line" d="M24 76h28M24 85h18" />
      <rect className="spot" x="78" y="58" width="44" height="44" rx="3" />
      <path className="line on" d="M93 75q0-8 7-8t7 7q0 4-7 7v5m0 6v1" />
      <rect className="paper" x="146" y="20" width="40" height="32" rx="4" />
      <path className="line" d="m157 36 6 6 12-13" />
      <rect className="paper" x="72" y="126" width="56" height="32" rx="4" />
      <path className="line" d="M82 138h34M82 147h22" />
      <path
        className="paper"
        d="M170 122v8l8 3 6-5 7 7-5 6 3 8h8v9h-8l-3 8 5 6-7 7-6-5-8 3v8h-9v-8l-8-3-6 5-7-7 5-6-3-8h-8v-9h8l3-8-5-6 7-7 6 5 8-3v-8z"
        transform="matrix(.72 0 0 .72 44 36)"
      />
      <circle className="wash" cx="163" cy="145" r="9" />
      <circle className="paper" cx="28" cy="166" r="9" />
      <circle className="paper" cx="54" cy="178" r="9" />
      <path className="line" d="m36 170 10 4M32 158l6-26" />
    </>
  );
}

/** What it keeps, standing upright on the base: two stores, one with something in it, and the key to them. */
export function Data() {
  return (
    <>
      <path className="paper" d="M-74-34v44a46 21 0 0 0 92 0v-44z" />
      <path className="line" d="M-74-19a46 21 0 0 0 92 0M-74-4a46 21 0 0 0 92 0" />
      <ellipse className="paper" cx="-28" cy="-34" rx="46" ry="21" />
      <ellipse className="wash" cx="-28" cy="-34" rx="28" ry="12" />
      <path className="paper" d="M42 4v26a28 13 0 0 0 56 0V4z" />
      <path className="line" d="M42 17a28 13 0 0 0 56 0" />
      <ellipse className="spot" cx="70" cy="4" rx="28" ry="13" />
      <path className="line" d="m-8 58 24-12 12 6M4 52l6 4M20 44" />
      <ellipse className="line" cx="-16" cy="62" rx="10" ry="6" />
    </>
  );
}
