import { useId } from 'react';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  /** While a form is being saved: a success empties it afterwards. */
  readonly locked: boolean;
  readonly lines?: number;
}

/** A field with its label above and its error message below. */
export function Field({
  name,
  label,
  value,
  problem,
  locked,
  lines = 1,
}: Props) {
  const id = useId();
  const common = {
    id,
    name,
    defaultValue: value,
    readOnly: locked,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines === 1 ? (
        <input type="text" {...common} />
      ) : (
        <textarea rows={lines} {...common} />
      )}
      <p id={`${id}-problem`} className="problem">
        {problem}
      </p>
    </div>
  );
}
