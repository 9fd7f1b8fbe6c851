/** What the hook does: the component on the page is copied into a frame that nobody sees, and the frame is printed. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 170"
      role="img"
      aria-label="A page with a header, a menu and a component. The component alone is copied into a hidden frame, and the frame is printed on an upright sheet."
    >
      <path className="paper" d="M6 22H126V138H6Z" />
      <path className="wash" d="M6 22H126V42H6Z" />
      <path className="line" d="M16 54H40M16 66H40M16 78H34M16 90H40" />
      <path className="spot" d="M54 54H116V118H54Z" />
      <path className="line" d="M54 128H116" />
      <path className="line" d="M132 86H166M159 80L166 86L159 92" />
      <path className="line" strokeDasharray="5 5" d="M174 40H254V132H174Z" />
      <path className="wash" d="M183 54H245V118H183Z" />
      <path className="line" d="M262 86H296M289 80L296 86L289 92" />
      <path className="paper" d="M304 14H392V146H304Z" />
      <path className="wash" d="M317 48H379V112H317Z" />
      <text className="soft" x="66" y="162" textAnchor="middle">
        the page
      </text>
      <text className="soft" x="214" y="162" textAnchor="middle">
        a hidden copy
      </text>
      <text className="soft" x="348" y="162" textAnchor="middle">
        the sheet
      </text>
    </svg>
  );
}
