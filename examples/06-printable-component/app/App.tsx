import { Printable } from '../src/Printable.tsx';
import styles from './App.module.css';
import { Books } from './Books.tsx';
import { ColoringSheet } from './ColoringSheet.tsx';
import { Crayons } from './Crayons.tsx';
import { colored } from './desk.ts';
import { Options } from './Options.tsx';
import { Paper } from './Paper.tsx';
import { printFrame } from './print-frame.ts';
import { sheets } from './sheets.ts';
import { useDesk } from './use-desk.ts';

/** The website of an author who draws, with one sheet to color from each book. */
export function App() {
  const { desk, change, isKept } = useDesk();
  const sheet = sheets.find(({ id }) => id === desk.sheet);
  if (!sheet) return null;

  return (
    <main className={styles.page}>
      <div className={styles.masthead}>
        <h1>Wren Sample</h1>
        <p>
          writes and draws books for people who are up to one meter tall.
        </p>
      </div>

      <h2>Three books, and a sheet to color from each</h2>
      <Books
        desk={desk}
        onChoose={(chosen) => change({ ...desk, sheet: chosen })}
      />

      <h2>{sheet.book}</h2>
      <div className={styles.desk}>
        <Crayons
          chosen={desk.crayon}
          onChoose={(crayon) => change({ ...desk, crayon })}
        />
        <div className={styles.printable}>
          <Printable
            documentTitle={sheet.book}
            ignoreGlobalStyles
            pageStyle=""
            print={printFrame}
          >
            <Paper book={sheet.book} child={desk.child}>
              <ColoringSheet
                sheet={sheet}
                desk={desk}
                onColor={(region) => change(colored(desk, region))}
              />
            </Paper>
          </Printable>
        </div>
        <Options desk={desk} onChange={change} isKept={isKept} />
      </div>
    </main>
  );
}
