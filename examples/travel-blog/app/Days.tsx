import { type MouseEvent, useState } from 'react';
import shell from '../../shell/AppShell.module.css';
import { Button } from '../../shell/Button.tsx';
import { focusSoon } from '../../shell/focus-soon.ts';
import { PictureInput } from '../../shell/PictureInput.tsx';
import styles from './App.module.css';
import {
  type Day,
  type Document,
  emptyDay,
  nameOf,
  orderAfterMove,
  orderAtEnd,
  type Part,
  partsOf,
  squareOf,
} from './journey.ts';
import { journey } from './kept-journey.ts';
import { PartItem } from './Parts.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import { keepPicture } from './pictures.ts';

interface DaysProps {
  readonly days: readonly Day[];
  readonly documents: readonly Document[];
  readonly me: string;
  readonly openId: string | undefined;
  readonly setOpenId: (id: string | undefined) => void;
}

/** The map and the days. One of them is open, or none. */
export function Days({ days, documents, me, openId, setOpenId }: DaysProps) {
  const [{ text, before }, announce] = useState<News>({ text: '' });
  const open = days.find(({ id }) => id === openId);

  const add = () => {
    const id = crypto.randomUUID();
    journey.put(emptyDay(id, me, orderAtEnd(days)));
    setOpenId(id);
    announce({ text: `Day ${days.length + 1} is new.` });
  };
  const move = (day: Day, by: 1 | -1) => {
    const order = orderAfterMove(days, day.id, by);
    if (order === null) return;
    journey.put({ ...day, order });
    const others = writersBeside(day.author, partsOf(documents, day));
    const along = others ? `, with what ${others} wrote there` : '';
    announce({ text: `${nameOf(day)} is now day ${days.indexOf(day) + 1 + by}${along}.`, before: day });
  };
  const place = (day: Day, point: Partial<Day>, isSlide: boolean) => {
    const placed = { ...day, ...point };
    journey.put(placed);
    announce((last) => ({
      text: `${nameOf(day)} is now in ${squareOf(placed)}.`,
      before: isSlide && last.isSlide && last.before?.id === day.id ? last.before : day,
      isSlide,
    }));
  };
  const undo = (day: Day) => {
    // What was typed since then stays.
    const now = days.find(({ id }) => id === day.id);
    if (now) journey.put({ ...now, order: day.order, x: day.x, y: day.y });
    announce({ text: 'Undone.' });
    document.getElementById('days')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.columns}>
      <PlaceMap days={days} open={open} me={me} onPlace={place} />
      <section aria-label="Days" id="days" tabIndex={-1} className={styles.days}>
        {days.length === 0 && <p>No day yet. The first one begins the route on the map.</p>}
        <ol>
          {days.map((day, i) => (
            <li key={day.id} className={styles.day}>
              <h2>
                <Button
                  id={`open-${day.id}`}
                  aria-expanded={day === open}
                  onClick={() => setOpenId(day === open ? undefined : day.id)}
                >
                  <span className={styles.number}>{i + 1}</span>
                  <span dir="auto">{nameOf(day)}</span>
                </Button>
              </h2>
              <p className={styles.caption}>
                <bdi>{day.place || 'No place yet'}</bdi>, <span>{squareOf(day)}</span>. {day.author}’s day
              </p>
              {day === open && (
                <OpenDay
                  day={day}
                  parts={partsOf(documents, day)}
                  me={me}
                  ends={[i === 0 && -1, i === days.length - 1 && 1]}
                  onMove={(by) => move(day, by)}
                />
              )}
            </li>
          ))}
        </ol>
        <Button onClick={add}>Add a day</Button>
      </section>
      <div className={styles.news}>
        <p aria-live="polite">{text}</p>
        {before && <Button onClick={() => undo(before)}>Undo</Button>}
      </div>
    </div>
  );
}

/** What happened last. `before` is the day as it was, if that can be undone. */
interface News {
  readonly text: string;
  readonly before?: Day;
  /** All steps of a slider in a row are undone together. */
  readonly isSlide?: boolean;
}

/** The other people who wrote these parts, or nothing. */
const writersBeside = (me: string, parts: readonly Part[]) =>
  new Intl.ListFormat('en').format(
    new Set(parts.map(({ author }) => author).filter((author) => author !== me)),
  );

interface OpenDayProps {
  readonly day: Day;
  readonly parts: readonly Part[];
  readonly me: string;
  /** The directions in which the day can't move. */
  readonly ends: readonly (number | false)[];
  readonly onMove: (by: 1 | -1) => void;
}

function OpenDay(props: OpenDayProps) {
  const { day, parts, me } = props;
  const addPart = (kind: Part['kind'], id: string = crypto.randomUUID()) => {
    journey.put({ kind, id, author: me, day: day.id, order: orderAtEnd(parts), text: '' });
    focusSoon(id);
  };
  const addPicture = (address: string, id = crypto.randomUUID()) =>
    keepPicture(id, address).then(
      () => addPart('picture', id),
      () => alert('This browser has no room for the picture. It was not added.'),
    );
  return (
    <div className={styles.inside}>
      {day.author === me && <OwnDay {...props} />}
      {parts.length === 0 && (
        <p className={shell.note}>Nothing here yet. Anyone may write the first lines.</p>
      )}
      {parts.map((part) => (
        <PartItem key={part.id} part={part} me={me} />
      ))}
      <div className={shell.row}>
        <Button onClick={() => addPart('paragraph')}>Add a paragraph</Button>
        <PictureInput label="Add a picture" longestSide={1280} onPicture={addPicture} />
      </div>
    </div>
  );
}

function OwnDay({ day, parts, me, ends, onMove }: OpenDayProps) {
  const others = writersBeside(me, parts);
  const move = (by: 1 | -1, { currentTarget }: MouseEvent<HTMLElement>) => {
    onMove(by);
    // Moving the day in the page took the focus away.
    requestAnimationFrame(() => currentTarget.focus());
  };
  const remove = () => {
    const question = others
      ? `Delete what you wrote in ${nameOf(day)}? The day stays, with what ${others} wrote.`
      : `Delete ${nameOf(day)} and what you wrote there?`;
    if (!confirm(question)) return;
    for (const each of parts) if (each.author === me) journey.remove(each);
    if (!others) journey.remove(day);
    focusSoon(others ? `open-${day.id}` : 'days');
  };
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Title of the day"
          value={day.title}
          onText={(title) => journey.put({ ...day, title })}
        />
        <TextField
          label="Name of the place"
          value={day.place}
          onText={(place) => journey.put({ ...day, place })}
        />
      </div>
      <div className={shell.row}>
        <Button className={styles.toMap} onClick={() => focusSoon('map')}>
          Set its place
        </Button>
        {/* Not disabled: at the end of the list, the button that was pressed keeps the focus. */}
        <Button aria-disabled={ends.includes(-1)} onClick={(event) => move(-1, event)}>
          Move up
        </Button>
        <Button aria-disabled={ends.includes(1)} onClick={(event) => move(1, event)}>
          Move down
        </Button>
        <Button className={shell.quiet} onClick={remove}>
          {others ? 'Delete what I wrote' : 'Delete day'}
        </Button>
      </div>
    </>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

export const TextField = ({ label, value, onText }: TextFieldProps) => (
  <label className={shell.field}>
    {label}
    <input type="text" value={value} onChange={({ target }) => onText(target.value)} />
  </label>
);
