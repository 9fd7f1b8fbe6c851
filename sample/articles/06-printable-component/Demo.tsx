import { useState } from 'react';
import { Group, Options, Switch } from '#design/demo/Controls.tsx';
import { DemoFrame } from '#design/demo/DemoFrame.tsx';
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

  function reset() {
    setChoices(first);
    setSheet('puppies');
  }

  const controls = (
    <>
      <Options
        legend="Print"
        value={sheet}
        options={{ puppies: 'Puppies', invoice: 'Invoice' }}
        onChoose={setSheet}
      />
      <Options
        legend="Orientation"
        value={orientation}
        options={{ portrait: 'Portrait', landscape: 'Landscape' }}
        onChoose={(value) => change({ orientation: value })}
      />
      <Options
        legend="Margin"
        value={margin}
        options={{ '15mm': '15 mm', '0mm': 'None' }}
        onChoose={(value) => change({ margin: value })}
      />
      <Group legend="With">
        <Switch isOn={backgrounds} onChange={(isOn) => change({ backgrounds: isOn })}>
          Backgrounds
        </Switch>
        <Switch isOn={pageStyles} onChange={(isOn) => change({ pageStyles: isOn })}>
          The page’s styles
        </Switch>
      </Group>
    </>
  );
  return (
    <DemoFrame name="Demo: print one component" controls={controls} onReset={reset}>
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
    </DemoFrame>
  );
}
