const stored = [
  { y: 34, text: '10:01  a' },
  { y: 74, text: '10:02  r1 → x' },
  { y: 114, text: '10:03  b' },
  { y: 154, text: '10:05  r2 → b' },
];

const read = [
  { y: 34, x: 236, text: 'b' },
  { y: 74, x: 262, text: 'r2' },
  { y: 154, x: 262, text: 'r1' },
  { y: 194, x: 236, text: 'a' },
];

/** A flat list on the left, the threads that are made of it on the right, one of them under a tombstone. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 236"
      role="img"
      aria-label="Four stored comments, a, r1, b and r2, become three threads, newest first: b with its reply r2, a tombstone in place of the deleted comment x with its reply r1, and a without replies."
    >
      <text className="soft" x="8" y="20">
        as stored
      </text>
      <text className="soft" x="236" y="20">
        as read
      </text>
      {stored.map(({ y, text }) => (
        <g key={text}>
          <rect className="paper" x="8" y={y} width="148" height="28" rx="4" />
          <text className="ink" x="18" y={y + 19}>
            {text}
          </text>
        </g>
      ))}
      <path className="line" d="M172 108H214M206 101L214 108L206 115" />
      <path className="line" d="M247 62V88H262M247 142V168H262" />
      {read.map(({ x, y, text }) => (
        <g key={text}>
          <rect className="wash" x={x} y={y} width={392 - x} height="28" rx="4" />
          <text className="ink" x={x + 10} y={y + 19}>
            {text}
          </text>
        </g>
      ))}
      <rect className="line" strokeDasharray="5 5" x="236" y="114" width="156" height="28" rx="4" />
      <text className="soft" x="246" y="133">
        Comment deleted
      </text>
      <circle className="spot" cx="378" cy="128" r="6" />
    </svg>
  );
}
