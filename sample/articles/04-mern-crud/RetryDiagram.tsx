const client = 84;
const server = 316;
const desk = server - 9; // where the server's wash-filled turn begins, with room for the tip of an arrow

/** Two requests with one id: the answer to the first is lost, the second is answered with what the first stored. */
export function RetryDiagram() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 400 262"
      role="img"
      aria-label="The client posts a task with the id b7f1. The server stores it, but its answer, 201, is lost on the way. The client posts the same id again. The server finds it stored already and answers 200 with the stored task. One task exists."
    >
      {[
        { x: client, name: 'client' },
        { x: server, name: 'server' },
      ].map(({ x, name }) => (
        <g key={name}>
          <path className="line" d={`M${x} 38V250`} />
          <rect className="paper" x={x - 44} y="8" width="88" height="30" rx="4" />
          <text className="ink" x={x} y="27" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <Message
        y={74}
        words="POST b7f1"
        path={`M${client} 74H${desk}M${desk - 5} 69L${desk} 74L${desk - 5} 79`}
      />
      <rect className="wash" x={server - 7} y="66" width="14" height="34" rx="3" />
      <Message y={122} words="201" path={`M${server} 122H214`} isLost />
      <circle className="spot" cx="202" cy="122" r="6" />
      <Message
        y={170}
        words="POST b7f1"
        path={`M${client} 170H${desk}M${desk - 5} 165L${desk} 170L${desk - 5} 175`}
      />
      <rect className="wash" x={server - 7} y="162" width="14" height="34" rx="3" />
      <Message
        y={218}
        words="200, as stored"
        path={`M${server} 218H${client + 4}M${client + 9} 213L${client + 4} 218L${client + 9} 223`}
      />
    </svg>
  );
}

interface MessageProps {
  readonly y: number;
  readonly words: string;
  readonly path: string;
  readonly isLost?: boolean;
}

function Message({ y, words, path, isLost = false }: MessageProps) {
  return (
    <>
      <path className="line" d={path} {...(isLost && { strokeDasharray: '4 5' })} />
      <text className="soft" x={isLost ? 262 : 200} y={y - 9} textAnchor="middle">
        {words}
      </text>
    </>
  );
}
