import { useSyncExternalStore } from 'react';
import { AppShell } from '../../shell/AppShell.tsx';
import { keep } from '../../shell/kept.ts';
import { Printable } from '../src/Printable.tsx';
import styles from './App.module.css';
import { Books } from './Books.tsx';
import { ColoringSheet } from './ColoringSheet.tsx';
import { Crayons } from './Crayons.tsx';
import { colored, firstDrawing, readDrawing } from './drawing.ts';
import { Options } from './Options.tsx';
import { Paper } from './Paper.tsx';
import { printFrame } from './print-frame.ts';
import { sheets } from './sheets.ts';

const kept = keep('app:author-site:drawing', readDrawing, firstDrawing);

/** The website of an author who draws, with one sheet to color from each book. */
export function App() {
  const drawing = useSyncExternalStore(kept.watch, kept.current);
  const isSaved = useSyncExternalStore(kept.watch, kept.isSaved);
  const { change, startOver } = kept;
  const sheet = sheets.find(({ id }) => id === drawing.sheet);
  if (!sheet) return null;

  return (
    <AppShell
      isSaved={isSaved}
      startOver={startOver}
      className={styles.page}
    >
      <header className={styles.masthead}>
        <h1>Wren Sample</h1>
        <p>
          writes and draws books for people who are up to one meter tall.
        </p>
      </header>

      <h2>Three books, and a sheet to color from each</h2>
      <Books
        drawing={drawing}
        onChoose={(chosen) => change({ ...drawing, sheet: chosen })}
      />

      <h2>{sheet.book}</h2>
      <div className={styles.workspace}>
        <Crayons
          chosen={drawing.crayon}
          onChoose={(crayon) => change({ ...drawing, crayon })}
        />
        <div className={styles.printable}>
          <Printable
            label="Print this out"
            documentTitle={sheet.book}
            ignoreGlobalStyles
            pageStyle=""
            print={printFrame}
          >
            <Paper book={sheet.book} child={drawing.child}>
              <ColoringSheet
                sheet={sheet}
                drawing={drawing}
                onColor={(region) => change(colored(drawing, region))}
              />
            </Paper>
          </Printable>
        </div>
        <Options drawing={drawing} onChange={change} />
      </div>
    </AppShell>
  );
}
