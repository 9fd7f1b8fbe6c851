const stops = [
  { name: 'form', by: 'React', exit: 'words at the field' },
  { name: 'fetch', by: 'browser', exit: 'no answer' },
  { name: 'express.json', by: 'Express', exit: '400, 413' },
  { name: 'schema', by: 'zod', exit: '422' },
  { name: 'route', by: 'Express', exit: '404' },
  { name: 'query', by: 'Mongoose', exit: '500' },
  { name: 'collection', by: 'MongoDB', exit: '503' },
];
const gate = 'schema';
const height = 36;
const step = 56;

/** The seven stops of a request, one below the other, and the way out of each when something is wrong there. */
export function Diagram() {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 400 ${step * stops.length - 4}`}
      role="img"
      aria-label="A request passes seven stops: the form in React, fetch in the browser, express.json, the zod schema, which is marked in amber, the Express route, the Mongoose query and the MongoDB collection. Each has its way out: words at the field, no answer, 400 or 413, 422, 404, 500 and 503."
    >
      {stops.map((stop, index) => (
        <Stop key={stop.name} y={8 + step * index} isFirst={index === 0} {...stop} />
      ))}
    </svg>
  );
}

interface StopProps {
  readonly y: number;
  readonly isFirst: boolean;
  readonly name: string;
  readonly by: string;
  readonly exit: string;
}

function Stop({ y, isFirst, name, by, exit }: StopProps) {
  const middle = y + height / 2;
  return (
    <>
      {!isFirst && (
        <path className="line" d={`M106 ${y - 20}V${y - 4}M101 ${y - 9}L106 ${y - 4}L111 ${y - 9}`} />
      )}
      <rect className={name === gate ? 'wash' : 'paper'} x="8" y={y} width="200" height={height} rx="4" />
      {name === gate && <circle className="spot" cx="8" cy={middle} r="7" />}
      <text className="ink" x="22" y={middle + 4}>
        {name}
      </text>
      <text className="soft" x="196" y={middle + 4} textAnchor="end">
        {by}
      </text>
      <path className="line" strokeDasharray="4 5" d={`M208 ${middle}H246`} />
      <path className="line" d={`M241 ${middle - 5}L246 ${middle}L241 ${middle + 5}`} />
      <text className="soft" x="256" y={middle + 4}>
        {exit}
      </text>
    </>
  );
}
