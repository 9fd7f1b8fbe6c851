/** Three answers to one question: wait, the form, the page. Who passes the form is taken to the page. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 232"
      role="img"
      aria-label="The guard asks who is here. Nobody knows yet: it waits. Nobody: it shows the sign-in form and keeps the wanted address in next. Somebody: it shows the page. After signing in, the form leads on to the page."
    >
      <rect className="paper" x="8" y="92" width="104" height="48" rx="4" />
      <text className="ink" x="60" y="113" textAnchor="middle">
        the guard:
      </text>
      <text className="ink" x="60" y="130" textAnchor="middle">
        who is here?
      </text>
      <path className="line" d="M120 116H246M239 109L246 116L239 123" />
      <path className="line" d="M132 116V36H246M239 29L246 36L239 43" />
      <path className="line" d="M132 116V196H246M239 189L246 196L239 203" />
      <text className="soft" x="142" y="27">
        not known yet
      </text>
      <text className="soft" x="142" y="107">
        nobody
      </text>
      <text className="soft" x="142" y="187">
        somebody
      </text>
      <rect className="line" strokeDasharray="5 5" x="256" y="16" width="136" height="40" rx="4" />
      <text className="soft" x="324" y="41" textAnchor="middle">
        wait
      </text>
      <rect className="paper" x="256" y="92" width="136" height="48" rx="4" />
      <text className="ink" x="324" y="121" textAnchor="middle">
        sign-in form
      </text>
      <rect className="wash" x="256" y="172" width="136" height="48" rx="4" />
      <circle className="spot" cx="378" cy="186" r="6" />
      <text className="ink" x="324" y="201" textAnchor="middle">
        the page
      </text>
      <path className="line" d="M288 140V164M281 157L288 164L295 157" />
      <text className="soft" x="302" y="161">
        ?next=…
      </text>
    </svg>
  );
}
