import { type CSSProperties, startTransition, useEffect, useReducer, useState } from 'react';
import stylesheet from './layers.css?url';
import { changed, type List, newList, status, things } from './list.ts';

const layers = [
  { id: 'touch', name: 'What you touch', Content: Touch },
  { id: 'sight', name: 'What you see', Content: Sight },
  { id: 'logic', name: 'How it decides', Content: Logic },
  { id: 'data', name: 'Its data', Content: Data },
];

/** The hero's drawing, running. The page waits for a scroll or a touch, and shows its drawing until then. */
export function Layers() {
  const [isAwake, wake] = useState(false);
  // In a transition, React shows the app when its style sheet has arrived.
  useEffect(() => startTransition(() => wake(true)), []);
  return <div>{isAwake && <RunningApp />}</div>;
}

function RunningApp() {
  const [list, send] = useReducer(changed, newList);
  const [open, setOpen] = useState(0);
  const [isFlat] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { waiting, isOnline } = list;
  useEffect(() => {
    if (!isOnline || waiting.length === 0) return;
    const timer = setTimeout(() => send({ type: 'stored' }), 900);
    return () => clearTimeout(timer);
  }, [isOnline, waiting]);
  const press = (thing: number) => send({ type: 'pressed', thing });
  return (
    <section className="layers" aria-label="A running app in four layers">
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <button
        type="button"
        role="switch"
        aria-checked={isOnline}
        onClick={() => send({ type: 'network-switched' })}
      >
        Network
        <i />
      </button>
      <p aria-live="polite">{status(list)}</p>
      <ol>
        {layers.map(({ id, name, Content }, index) => (
          <li
            key={id}
            className={id}
            data-open={index === open}
            // Its place among those that are closed.
            style={{ '--place': index > open ? index - 1 : index } as CSSProperties}
          >
            {isFlat ? (
              <h2>{name}</h2>
            ) : (
              <button type="button" aria-current={index === open} onClick={() => setOpen(index)}>
                {name}
              </button>
            )}
            <div>
              <Content list={list} onPress={press} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ContentProps {
  readonly list: List;
  readonly onPress: (thing: number) => void;
}

/** The targets, with the spot where each was last pressed. */
function Touch({ list, onPress }: ContentProps) {
  const [last, setLast] = useState({ thing: -1, spot: {} });
  return things.map((thing, index) => (
    <button
      key={thing}
      type="button"
      aria-pressed={list.device[index]}
      onClick={({ nativeEvent: { offsetX, offsetY, detail } }) => {
        // A press by the keyboard has no place: its spot is in the middle.
        setLast({
          thing: index,
          spot: detail > 0 ? { insetInlineStart: offsetX, insetBlockStart: offsetY } : {},
        });
        onPress(index);
      }}
    >
      {thing}
      {list.device[index] && <Tick />}
      {last.thing === index && <i style={last.spot} />}
    </button>
  ));
}

function Sight({ list: { device, waiting } }: ContentProps) {
  return (
    <ul>
      {things.map((thing, index) => (
        <li key={thing}>
          <span>{device[index] && <Tick />}</span>
          {thing}
          <small>{waiting.some((change) => change.thing === index) ? 'waiting' : 'saved'}</small>
        </li>
      ))}
    </ul>
  );
}

function Logic({ list: { waiting, isOnline } }: ContentProps) {
  const isBusy = waiting.length > 0;
  return (
    <>
      <p className="flow">
        <b data-now={isBusy}>keep</b>
        <b data-now={isBusy}>network?</b>
        <b data-now={isBusy && isOnline}>send</b>
        <b data-now={isBusy && !isOnline}>wait</b>
      </p>
      <p className="line-up">
        {waiting.slice(0, 6).map(({ thing, isDone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the line is what is drawn.
          <b key={`${index} ${thing}`}>
            {things[thing]} <span>{isDone ? <Tick /> : '–'}</span>
          </b>
        ))}
      </p>
    </>
  );
}

function Data({ list: { device, server } }: ContentProps) {
  const row = (name: string, values: readonly boolean[]) => (
    <tr>
      <th scope="row">{name}</th>
      {values.map((isDone, index) => (
        <td key={things[index]} data-differs={device[index] !== server[index]}>
          {isDone ? 'done' : 'open'}
        </td>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <td />
          {things.map((thing) => (
            <th key={thing} scope="col">
              {thing}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row('device', device)}
        {row('server', server)}
      </tbody>
    </table>
  );
}

const Tick = () => (
  <svg viewBox="0 0 12 12" role="img" aria-label="done">
    <path d="m2 6.5 3 3 5-7" />
  </svg>
);
