interface Game {
  readonly name: string;
  /** Of a first attempt, in hours. Infinity for a game without an end. */
  readonly hours: number;
}

export const groups: readonly { readonly yours: string; readonly games: readonly Game[] }[] = [
  {
    yours: 'you write one line',
    games: [
      { name: 'CSS Diner', hours: 0.5 },
      { name: 'Flexbox Froggy', hours: 0.5 },
      { name: 'Grid Garden', hours: 1 },
      { name: 'Learn Git Branching', hours: 4 },
      { name: 'Oh My Git!', hours: 3 },
    ],
  },
  {
    yours: 'you write a few lines',
    games: [
      { name: 'SQL Murder Mystery', hours: 2 },
      { name: 'CodeCombat', hours: 10 },
      { name: 'Untrusted', hours: 5 },
    ],
  },
  {
    yours: 'you write the program',
    games: [
      { name: 'Human Res. Machine', hours: 8 },
      { name: 'Elevator Saga', hours: 6 },
      { name: 'Farmer Was Replaced', hours: 11 },
      { name: 'Bitburner', hours: Number.POSITIVE_INFINITY },
      { name: 'Screeps', hours: Number.POSITIVE_INFINITY },
    ],
  },
];
const favorite = 'Elevator Saga';

const left = 150;
const right = 346;
const rowHeight = 21;
const groupGap = 32;
const hoursShown = 12;

const x = (hours: number) => left + ((right - left - 12) * Math.min(hours, hoursShown)) / hoursShown;
const topOf = (group: number) =>
  groups.slice(0, group).reduce((top, { games }) => top + games.length * rowHeight + groupGap, 20);
const floor = topOf(groups.length) - 10;

/** The games, sorted by how much of the code the player writes, each with a bar as long as it took. */
export function HoursChart() {
  return (
    <svg
      className="drawing"
      viewBox="0 -8 360 423"
      role="img"
      aria-label="Bars for the hours each game took. You write one line: CSS Diner and Flexbox Froggy, half an hour each, Grid Garden 1, Learn Git Branching 4, Oh My Git 3. You write a few lines: SQL Murder Mystery 2, CodeCombat 10, Untrusted 5. You write the program: Human Resource Machine 8, Elevator Saga 6, marked in amber, The Farmer Was Replaced 11, Bitburner and Screeps, which have no end."
    >
      {groups.map(({ yours, games }, group) => (
        <g key={yours}>
          <text className="soft" x={left + 8} y={topOf(group) - 6}>
            {yours}
          </text>
          {games.map((game, index) => (
            <Row key={game.name} game={game} y={topOf(group) + index * rowHeight} />
          ))}
        </g>
      ))}
      <line className="line" x1={left} y1={4} x2={left} y2={floor} />
      <line className="line" x1={left} y1={floor} x2={right} y2={floor} />
      {[1, 2, 5, 10].map((hours) => (
        <g key={hours}>
          <line className="line" x1={x(hours)} y1={floor - 4} x2={x(hours)} y2={floor + 4} />
          <text className="soft" x={x(hours)} y={floor + 20} textAnchor="middle">
            {hours}
          </text>
        </g>
      ))}
      <text className="soft" x={left - 8} y={floor + 20} textAnchor="end">
        hours
      </text>
    </svg>
  );
}

function Row({ game, y }: { readonly game: Game; readonly y: number }) {
  const fill = game.name === favorite ? 'accent' : 'wash';
  const [top, bottom, end] = [y + 3, y + 15, x(game.hours)];
  return (
    <>
      <text className="ink" x={left - 8} y={y + 13} textAnchor="end">
        {game.name}
      </text>
      {Number.isFinite(game.hours) ? (
        <rect className={fill} x={left} y={top} width={end - left} height={12} />
      ) : (
        <polygon
          className={fill}
          points={`${left},${top} ${end},${top} ${right},${(top + bottom) / 2} ${end},${bottom} ${left},${bottom}`}
        />
      )}
    </>
  );
}
