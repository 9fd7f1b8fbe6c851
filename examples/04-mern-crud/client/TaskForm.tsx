import { useActionState, useEffect, useRef, useState } from 'react';
import { invalid, type Problem } from '../shared/problem.ts';
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

// #region state
interface FormState {
  readonly draft: Draft;
  readonly problem: Problem | null;
}

async function submitted(
  data: FormData,
  { begin, save }: Props,
): Promise<FormState> {
  const draft: Draft = {
    id: text(data, 'id'),
    title: text(data, 'title'),
    notes: text(data, 'notes'),
  };
  const read = draftSchema.safeParse(draft);
  if (!read.success) return { draft, problem: invalid(read.error) };

  const answer = await save(read.data);
  return answer.ok
    ? { draft: begin(), problem: null }
    : { draft, problem: answer.problem };
}
// #endregion state

// #region form
export function TaskForm(props: Props) {
  const { begin, label, busyLabel, onCancel } = props;
  const [first] = useState<FormState>(() => ({
    draft: begin(),
    problem: null,
  }));
  const [{ draft, problem }, submit, saving] = useActionState(
    (_before: FormState, data: FormData) => submitted(data, props),
    first,
  );
  const form = useRef<HTMLFormElement>(null);

  const replacesCard = onCancel !== undefined;
  useEffect(() => {
    if (replacesCard)
      form.current?.querySelector<HTMLElement>('[name=title]')?.focus();
  }, [replacesCard]);

  useEffect(() => {
    if (problem !== null)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]')
        ?.focus();
  }, [problem]);

  return (
    <form ref={form} action={submit} noValidate>
      <input type="hidden" name="id" value={draft.id} />
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
      <button type="submit" disabled={saving}>
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
// #endregion form

function text(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
