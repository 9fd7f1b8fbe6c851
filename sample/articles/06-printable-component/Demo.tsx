import { useId, useState } from 'react';
import { Invoice } from '../../../examples/06-printable-component/src/Invoice.tsx';
import { Printable } from '../../../examples/06-printable-component/src/Printable.tsx';
import { Puppies } from '../../../examples/06-printable-component/src/Puppies.tsx';
import styles from './Demo.module.css';
import { type Choices, first, printWith } from './print-with.ts';

const sheets = {
  puppies: { title: 'Two puppies', content: <Puppies /> },
  invoice: { title: 'Invoice 7', content: <Invoice /> },
} as const;

/** The example itself, with switches for what it tells the printer and a preview of the paper. */
export function Demo() {
  const [sheet, setSheet] = useState<keyof typeof sheets>('puppies');
  const [choices, setChoices] = useState<Choices>(first);
  const change = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed });
  const { title, content } = sheets[sheet];
  const { orientation, margin, backgrounds, pageStyles } = choices;
  return (
    <section className={styles.demo} aria-label="Demo: print one component">
      <div className={styles.switches}>
        <Choice
          name="Print"
          value={sheet}
          options={{ puppies: 'Puppies', invoice: 'Invoice' }}
          onChoose={setSheet}
        />
        <Choice
          name="Orientation"
          value={orientation}
          options={{ portrait: 'Portrait', landscape: 'Landscape' }}
          onChoose={(value) => change({ orientation: value })}
        />
        <Choice
          name="Margin"
          value={margin}
          options={{ '15mm': '15 mm', '0': 'None' }}
          onChoose={(value) => change({ margin: value })}
        />
        <Switch name="Backgrounds" isOn={backgrounds} onChange={(isOn) => change({ backgrounds: isOn })} />
        <Switch
          name="The page’s styles"
          isOn={pageStyles}
          onChange={(isOn) => change({ pageStyles: isOn })}
        />
        <button
          type="button"
          className={styles.reset}
          onClick={() => [setChoices(first), setSheet('puppies')]}
        >
          Reset
        </button>
      </div>
      <div
        className={styles.paper}
        data-orientation={orientation}
        data-margin={margin}
        data-backgrounds={backgrounds}
        data-plain={!pageStyles}
      >
        <Printable documentTitle={title} ignoreGlobalStyles print={printWith(choices)}>
          {content}
        </Printable>
      </div>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  // The keys of a literal are its type's keys.
  const values = Object.keys(options) as Value[];
  return (
    <fieldset>
      <legend>{name}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={id} checked={each === value} onChange={() => onChoose(each)} />
          {options[each]}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ name, isOn, onChange }: SwitchProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {name}
    </label>
  );
}
