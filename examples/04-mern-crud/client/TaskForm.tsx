import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { invalid, type Problem, problem } from '../shared/problem.ts';
import { type Draft, draftSchema, type Task } from '../shared/task.ts';
import type { Answer } from './api.ts';
import { Field } from './Field.tsx';

interface Props {
  /** What the form holds at first, and again after a save. */
  readonly begin: () => Draft;
  readonly label: string;
  readonly busyLabel: string;
  readonly save: (draft: Draft) => Promise<Answer<Task>>;
  readonly onCancel?: () => void;
}

const deletedElsewhere = problem(
  'This task was deleted. Your text is still here: save it again as a new task.',
);

// #region form
export function TaskForm(props: Props) {
  const { begin, label, busyLabel, save, onCancel } = props;
  const [draft, setDraft] = useState(begin);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saving, setSaving] = useState(false);
  const form = useFocusOn(problem, onCancel !== undefined, draft.id);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Not disabled while it saves: a disabled button loses the focus.
    if (saving) return;
    const typed = { ...draft, ...textsOf(event.currentTarget) };
    const read = draftSchema.safeParse(typed);
    if (!read.success) return setProblem(invalid(read.error));

    setSaving(true);
    const answer = await save(read.data);
    setSaving(false);
    setProblem(answer.ok ? null : answer.problem);
    // A new id, and with it a new, empty form.
    if (answer.ok) setDraft(begin());
    else if (answer.status === 404) {
      // Deleted elsewhere: the text goes on as a new task.
      setProblem(deletedElsewhere);
      setDraft({ ...read.data, id: crypto.randomUUID() });
    }
  }
  // #endregion form

  return (
    <form key={draft.id} ref={form} onSubmit={submit} noValidate>
      <Field
        name="title"
        label="Title"
        value={draft.title}
        problem={problem?.fields.title}
        locked={saving}
      />
      <Field
        name="notes"
        label="Notes"
        lines={3}
        value={draft.notes}
        problem={problem?.fields.notes}
        locked={saving}
      />
      {problem !== null && <p role="alert">{problem.message}</p>}
      <button type="submit" aria-disabled={saving}>
        {saving ? busyLabel : label}
      </button>
      {onCancel !== undefined && (
        <button type="button" disabled={saving} onClick={onCancel}>
          Cancel
        </button>
      )}
    </form>
  );
}

/** Focuses the first wrong field, and the title of a form that is new. */
function useFocusOn(problem: Problem | null, atFirst: boolean, id: string) {
  const form = useRef<HTMLFormElement>(null);
  const seen = useRef(atFirst ? '' : id);
  useEffect(() => {
    if (seen.current !== id) focus(form.current, '[name=title]');
    seen.current = id;
  }, [id]);
  useEffect(() => {
    if (problem !== null) focus(form.current, '[aria-invalid=true]');
  }, [problem]);
  return form;
}

function focus(form: HTMLFormElement | null, selector: string) {
  if (hasFocusOrNobody(form))
    form?.querySelector<HTMLElement>(selector)?.focus();
}

/** False while the person is typing elsewhere, and keeps the focus. */
export function hasFocusOrNobody(element: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at === document.body || element?.contains(at) === true;
}

function textsOf(form: HTMLFormElement): Omit<Draft, 'id'> {
  const data = new FormData(form);
  return {
    title: String(data.get('title')),
    notes: String(data.get('notes')),
  };
}
