/** The three states of one person's vote on one post: two ways in, and no way across or back. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 200"
      role="img"
      aria-label="A person begins in neither list. An upvote leads to the list upvotes, a downvote to the list downvotes. The way from one list to the other is barred."
    >
      <path className="line" d="M132 88C176 88 168 44 222 44M215 38L222 44L215 50" />
      <path className="line" d="M132 112C176 112 168 156 222 156M215 150L222 156L215 162" />
      <text className="soft" x="150" y="32" textAnchor="middle">
        upvote
      </text>
      <text className="soft" x="150" y="178" textAnchor="middle">
        downvote
      </text>
      <rect className="paper" x="8" y="74" width="124" height="52" rx="4" />
      <circle className="spot" cx="27" cy="100" r="6.5" />
      <text className="ink" x="44" y="104">
        in neither
      </text>
      <rect className="wash" x="230" y="18" width="162" height="52" rx="4" />
      <text className="ink" x="311" y="48" textAnchor="middle">
        in upvotes
      </text>
      <rect className="wash" x="230" y="130" width="162" height="52" rx="4" />
      <text className="ink" x="311" y="160" textAnchor="middle">
        in downvotes
      </text>
      <path className="line" strokeDasharray="5 5" d="M270 76V90M270 110V124" />
      <path className="line" d="M263 93L277 107M277 93L263 107" />
      <text className="soft" x="290" y="104">
        refused
      </text>
    </svg>
  );
}
