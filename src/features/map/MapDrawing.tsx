/** A map before there is one: streets, a river, a park, and the pin. */
export function MapDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 360 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="wash" d="M-4 150c60-20 96 24 150 4s90-58 218-30v100H-4z" />
      <path className="line" d="M96-4c-16 70 20 120 6 228M214-4c12 60-18 130 2 228M300-4c-6 52 14 90 8 132" />
      <path className="line" d="M-4 62c74-18 120 14 190 0s110-26 178-12" />
      <path className="line" d="M-4 108c48-4 70 6 100 6M112 34v26M140 32v30M238 82h58M236 104h66" />
      <rect className="paper" x="22" y="22" width="34" height="22" rx="2" />
      <rect className="paper" x="246" y="14" width="30" height="20" rx="2" />
      <rect className="paper" x="124" y="78" width="26" height="26" rx="2" />
      <path className="spot" d="M190 128s-26-28-26-50a26 26 0 0 1 52 0c0 22-26 50-26 50z" />
      <circle className="paper" cx="190" cy="78" r="9" />
    </svg>
  );
}
