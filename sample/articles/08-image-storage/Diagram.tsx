const bytes = ['00', '00', '00', '18', 'f', 't', 'y', 'p', 'h', 'e', 'i', 'c'];

/** The label on a file says JPEG. Its bytes from the fifth to the twelfth say HEIC. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 190"
      role="img"
      aria-label="A file is labeled portrait.jpg, type image/jpeg. Its first twelve bytes are 00 00 00 18 and then the letters ftypheic, which say that it is HEIC."
    >
      <path className="paper" d="M8 18H150L176 44V92H8Z" />
      <path className="wash" d="M150 18V44H176Z" />
      <text className="ink" x="20" y="48">
        portrait.jpg
      </text>
      <text className="soft" x="20" y="72">
        image/jpeg
      </text>
      <path className="line" d="M184 60H214" />
      <text className="soft" x="222" y="56">
        a label, written
      </text>
      <text className="soft" x="222" y="74">
        by anybody
      </text>
      {bytes.map((byte, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a byte is known by its place
        <g key={index}>
          <rect className={index < 4 ? 'paper' : 'wash'} x={8 + index * 32} y="112" width="32" height="30" />
          <text className="ink" x={24 + index * 32} y="131" textAnchor="middle">
            {byte}
          </text>
        </g>
      ))}
      <path className="line" d="M138 150V156H390V150M264 156V164" />
      <circle className="spot" cx="152" cy="177" r="6" />
      <text className="soft" x="166" y="181">
        what it is: HEIC, not JPEG
      </text>
    </svg>
  );
}
