import { Printable } from '../src/Printable.tsx';
import styles from './App.module.css';
import { ColoringSheet } from './ColoringSheet.tsx';
import { Crayons } from './Crayons.tsx';
import { colored, firstDesk, longestName } from './desk.ts';
import { printFrame } from './print-frame.ts';
import sheetStyles from './sheet.module.css';
import { type Sheet, sheets } from './sheets.ts';
import { useDesk } from './use-desk.ts';

const question = 'Start over? Every color on all three sheets is lost.';

/** The website of an author who draws, with one sheet to color from each book. */
export function App() {
  const { desk, change, isKept } = useDesk();
  const sheet = sheets.find(({ id }) => id === desk.sheet) ?? sheets[0];
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
      <ul className={styles.books}>
        {sheets.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-pressed={each === sheet}
              onClick={() => change({ ...desk, sheet: each.id })}
            >
              <ColoringSheet
                sheet={each}
                desk={{ ...desk, linesOnly: false }}
              />
              <strong>{each.book}</strong>
              <span>{each.about}</span>
            </button>
          </li>
        ))}
      </ul>

      <h2>{sheet.book}</h2>
      <div className={styles.desk}>
        <div className={styles.tools}>
          <Crayons
            chosen={desk.crayon}
            onChoose={(crayon) => change({ ...desk, crayon })}
          />
          <label className={styles.field}>
            Whose sheet is this?
            <input
              value={desk.child}
              maxLength={longestName}
              autoComplete="off"
              dir="auto"
              onChange={({ target }) =>
                change({ ...desk, child: target.value })
              }
            />
          </label>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={desk.linesOnly}
              onChange={({ target }) =>
                change({ ...desk, linesOnly: target.checked })
              }
            />
            Print the lines without the colors
          </label>
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              if (confirm(question)) change(firstDesk);
            }}
          >
            Start over
          </button>
          {!isKept && (
            <p role="alert" className={styles.alert}>
              This browser has no room to keep your colors. They stay until
              you close the page: print the sheet before you do.
            </p>
          )}
        </div>
        <div className={styles.printable}>
          <Printable
            documentTitle={sheet.book}
            ignoreGlobalStyles
            pageStyle=""
            print={printFrame}
          >
            <Paper
              sheet={sheet}
              child={desk.child}
              drawing={
                <ColoringSheet
                  sheet={sheet}
                  desk={desk}
                  onColor={(region) => change(colored(desk, region))}
                />
              }
            />
          </Printable>
        </div>
      </div>
    </main>
  );
}

interface PaperProps {
  readonly sheet: Sheet;
  readonly child: string;
  readonly drawing: React.ReactNode;
}

/** The same on the screen and on paper. */
function Paper({ sheet, child, drawing }: PaperProps) {
  return (
    <div className={sheetStyles.paper}>
      {drawing}
      <p className={sheetStyles.owner}>
        Colored by <span dir="auto">{child || '\u00a0'}</span>
      </p>
      <p className={sheetStyles.source}>
        From “{sheet.book}” by Wren Sample
      </p>
    </div>
  );
}
