import { useRef, useState } from 'react';
import type { Draft } from '../shared/task.ts';
import type { TaskActions } from './actions.ts';
import type { ShownTask } from './board.ts';
import { once } from './once.ts';
import { TaskButtons } from './TaskButtons.tsx';
import { hasFocusOrNobody, TaskForm } from './TaskForm.tsx';

interface Props {
  readonly task: ShownTask;
  readonly actions: TaskActions;
  readonly onRemoved: () => void;
}

type Mode = 'reading' | 'editing' | 'deleting';

export function TaskCard({ task, actions, onRemoved }: Props) {
  const [mode, setMode] = useState<Mode>('reading');
  const [removing, setRemoving] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const busy = task.saving || removing;

  function read() {
    setMode('reading');
    if (hasFocusOrNobody(card.current)) card.current?.focus();
  }

  async function save(draft: Draft) {
    const answer = await actions.save(task, draft);
    if (answer.ok) read();
    return answer;
  }

  async function remove() {
    if (removing) return;
    setRemoving(true);
    const answer = await actions.remove(task);
    setRemoving(false);
    if (!answer.ok) read();
    else if (hasFocusOrNobody(card.current)) onRemoved();
  }

  function enter(element: HTMLLIElement | null) {
    card.current = element;
    if (element === null || !actions.takesFocus(task)) return;
    if (hasFocusOrNobody(element)) element.focus();
  }

  if (mode === 'editing') {
    const begin = (): Draft => ({
      id: task.id,
      title: task.title,
      notes: task.notes,
    });
    return (
      <li ref={enter} tabIndex={-1}>
        <TaskForm
          begin={begin}
          label="Save"
          busyLabel="Saving…"
          save={save}
          onCancel={read}
        />
      </li>
    );
  }
  return (
    <li
      ref={enter}
      tabIndex={-1}
      aria-busy={busy}
      className={task.progress}
    >
      <h3>{task.title}</h3>
      {task.notes !== '' && <p className="notes">{task.notes}</p>}
      {mode === 'deleting' ? (
        <fieldset>
          <legend>Delete “{task.title}”?</legend>
          <button
            type="button"
            aria-disabled={removing}
            onClick={once(remove)}
          >
            {removing ? 'Deleting…' : 'Delete for good'}
          </button>
          <button
            type="button"
            ref={focus}
            aria-disabled={removing}
            onClick={() => removing || read()}
          >
            Keep
          </button>
        </fieldset>
      ) : (
        <TaskButtons
          title={task.title}
          progress={task.progress}
          busy={busy}
          onMove={(to) => actions.move(task, to)}
          onEdit={() => setMode('editing')}
          onDelete={() => setMode('deleting')}
        />
      )}
    </li>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}
