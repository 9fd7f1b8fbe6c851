/** Two ways lead to the database, and only one of them passes the interface. Both pass the rules. */
export function ChecksDiagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 -8 400 192"
      role="img"
      aria-label="Your interface and somebody else's script both send requests. Only your interface hides buttons. Both have to pass the rules before they reach the comments."
    >
      <rect className="paper" x="8" y="18" width="138" height="62" rx="4" />
      <path className="wash" d="M8 36V22Q8 18 12 18H142Q146 18 146 22V36Z" />
      <text className="ink" x="22" y="64">
        your interface
      </text>
      <rect className="paper" x="8" y="112" width="138" height="62" rx="4" />
      <path className="line" d="M22 132L30 138L22 144M36 145H48" />
      <text className="ink" x="22" y="164">
        anyone's script
      </text>
      <path className="line" d="M154 49H200M193 43L200 49L193 55M154 143H200M193 137L200 143L193 149" />
      <path className="spot" d="M208 18H240V174H208Z" />
      <text className="soft" x="224" y="8" textAnchor="middle">
        rules
      </text>
      <path className="line" d="M248 49H284M277 43L284 49L277 55" />
      <path className="line" d="M248 143H268M274 136V150" />
      <path className="wash" d="M294 42V150C294 160 392 160 392 150V42" />
      <path className="paper" d="M294 42C294 32 392 32 392 42C392 52 294 52 294 42Z" />
      <text className="ink" x="343" y="104" textAnchor="middle">
        comments
      </text>
    </svg>
  );
}
