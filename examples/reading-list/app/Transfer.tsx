import { type ChangeEvent, useRef, useState } from 'react';
import { library } from './library.ts';
import { useSay } from './say.ts';
import styles from './Transfer.module.css';
import { asJson, asMarkdown, merge, readFile } from './transfer.ts';

/** Export to two formats, and import of the one that has everything. */
export function Transfer() {
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const say = useSay();

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const result = readFile(await chosen.text());
    // The same file can be chosen again after that.
    target.value = '';
    setProblem(result.ok ? null : result.why);
    if (!result.ok) return;
    const { books, added, updated, same } = merge(library.current().value, result.books);
    library.change(() => books);
    say(`Imported: ${added} added, ${updated} updated, ${same} already here.`);
  }

  return (
    <section className={styles.transfer} aria-label="Export and import">
      <button type="button" onClick={() => save('reading-journal.json', asJson(library.current().value))}>
        Export JSON
      </button>
      <button type="button" onClick={() => save('reading-journal.md', asMarkdown(library.current().value))}>
        Export Markdown
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        Import JSON
      </button>
      <input
        ref={file}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="A file that was exported here"
        onChange={take}
      />
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has the data when the download begins, which is not at once.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
