import { useLayoutEffect, useRef, useState } from 'react';
import { Group, Options, Switch } from '#design/demo/Controls.tsx';
import { DemoFrame } from '#design/demo/DemoFrame.tsx';
import { ScrollFrame } from '#design/ui/ScrollFrame.tsx';
import { Invoice } from '../../../examples/06-printable-component/src/Invoice.tsx';
import { lines, total } from '../../../examples/06-printable-component/src/lines.ts';
import { Printable } from '../../../examples/06-printable-component/src/Printable.tsx';
import { Puppies } from '../../../examples/06-printable-component/src/Puppies.tsx';
import { sheetStyle } from '../../../examples/06-printable-component/src/sheet-style.ts';
import styles from './Demo.module.css';
import { type Choices, first, pageStyleOf, printWith } from './print-with.ts';

const sheets = {
  puppies: { title: 'Two puppies', content: <Puppies /> },
  invoice: { title: 'Invoice 7', content: <Invoice lines={lines} total={total} /> },
} as const;

/** As HTML, because React can't hydrate what is in a template. The style is the example's own text. */
const sheetTemplate = { dangerouslySetInnerHTML: { __html: `<style>${sheetStyle}</style>` } };

/** The example itself, with switches for what it tells the printer and a preview of the paper. */
export function Demo() {
  const [choices, setChoices] = useState(first);
  const preview = useRef<HTMLDivElement>(null);
  const pages = usePages(preview, Object.values(choices).join());
  const change = (changed: Partial<Choices>) => setChoices({ ...choices, ...changed });
  const { sheet, orientation, margin, backgrounds, pageStyles } = choices;
  const { title, content } = sheets[sheet];

  const controls = (
    <>
      <Options
        legend="Print"
        value={sheet}
        options={{ puppies: 'Puppies', invoice: 'Invoice' }}
        onChoose={(value) => change({ sheet: value })}
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
        options={{ '15mm': '15 mm', '0': 'None' }}
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
    <DemoFrame name="Demo: print one component" controls={controls} onReset={() => setChoices(first)}>
      {/* The printing frame obeys this page's content security policy, which allows, by hash, the styles that the page
          was built with. So the page has the sheet's style too, in a template, where it applies to nothing. */}
      <template {...sheetTemplate} />
      <p>Choose the invoice and look at the top of sheet 2. Then turn the paper to landscape.</p>
      <ScrollFrame name="Preview" className={styles.preview}>
        <div
          ref={preview}
          className={styles.paper}
          data-orientation={orientation}
          data-margin={margin}
          data-backgrounds={backgrounds}
          data-plain={!pageStyles}
        >
          <Printable label="Print this out" ignoreGlobalStyles print={printWith(choices, title)}>
            {content}
          </Printable>
        </div>
      </ScrollFrame>
      <p aria-live="polite">
        {pages === null
          ? 'This browser breaks a table on paper, but not in this preview: print it to see the sheets.'
          : `“${title}” takes ${pages === 1 ? 'one sheet' : `${pages} sheets`} of A4.`}
      </p>
      <ScrollFrame name="pageStyle">
        <pre className={styles.css}>{pageStyleOf(choices).replace(/^\n| {2}(?=\S)|\n$/gm, '')}</pre>
      </ScrollFrame>
    </DemoFrame>
  );
}

/**
 * How many sheets there are. The preview is in columns, which the browser breaks as it breaks sheets: one column is one of them. Null
 * where it can't break a table in columns: Firefox does that on paper alone.
 */
function usePages(preview: React.RefObject<HTMLDivElement | null>, shown: string): number | null {
  const [pages, setPages] = useState<number | null>(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides how much room it takes
  useLayoutEffect(() => {
    const count = () => {
      const sheet = preview.current?.firstElementChild;
      if (!preview.current || !sheet) return;
      preview.current.style.setProperty('--pages', '1');
      const { columnWidth, columnGap } = getComputedStyle(sheet);
      const pitch = Number.parseFloat(columnWidth) + Number.parseFloat(columnGap);
      const needed = Math.ceil(sheet.scrollWidth / pitch);
      preview.current.style.setProperty('--pages', String(needed));
      setPages(sheet.scrollHeight > sheet.clientHeight + 1 ? null : needed);
    };
    count();
    const watcher = new ResizeObserver(count);
    if (preview.current) watcher.observe(preview.current);
    return () => watcher.disconnect();
  }, [preview, shown]);
  return pages;
}
