import { type PropsWithChildren, type ReactNode, useId } from 'react';
import { Choice } from '#design/ui/Choice.tsx';
import styles from './Demo.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <Choice type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)}>
      {children}
    </Choice>
  );
}

/** Controls that belong together, under their name. */
export function Group({ legend, children }: PropsWithChildren<{ readonly legend: string }>) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface OptionsProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  /** What the reader sees for each value. */
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

export function Options<Value extends string>({ legend, value, options, onChoose }: OptionsProps<Value>) {
  const id = useId();
  // The keys of a literal are its type's keys.
  const values = Object.keys(options) as Value[];
  return (
    <Group legend={legend}>
      {values.map((each) => (
        <Choice key={each} type="radio" name={id} checked={each === value} onChange={() => onChoose(each)}>
          {options[each]}
        </Choice>
      ))}
    </Group>
  );
}
