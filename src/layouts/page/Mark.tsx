/** The owner's mark: a plan view of a round button. */
export function Mark({ size = 30 }: { readonly size?: number }) {
  return (
    <svg className="drawing" width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <rect className="spot" x="2" y="2" width="26" height="26" rx="5" />
      <circle className="paper" cx="15" cy="15" r="7.5" />
      <path className="line" d="M15 4.5v21M4.5 15h21" strokeDasharray="3 2 3 2 1 2 3 2 3" />
      <circle className="spot" cx="15" cy="15" r="2.5" />
    </svg>
  );
}
