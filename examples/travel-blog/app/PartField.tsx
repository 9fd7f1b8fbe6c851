import styles from './App.module.css';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { Documents } from './documents.ts';
import { focusSoon } from './focus.ts';
import type { Part, Person } from './journey.ts';
import { Picture } from './Picture.tsx';
import { forgetPicture } from './pictures.ts';

interface PartFieldProps {
  readonly part: Part;
  readonly me: Person;
  readonly documents: Documents;
}

/** A paragraph or picture: its writer changes it, the others read it. */
export function PartField({ part, me, documents }: PartFieldProps) {
  const isMine = part.author === me;
  const remove = () => {
    documents.remove(part.id);
    if (part.kind === 'picture') void forgetPicture(part.id);
    focusSoon(`open-${part.day}`);
  };
  return (
    <div className={`${styles.part} ${isMine ? styles.mine : ''}`}>
      {!isMine && <p className={styles.caption}>{part.author}</p>}
      {part.kind === 'picture' && <Picture id={part.id} alt={part.alt} />}
      {isMine ? <OwnText part={part} documents={documents} /> : <p dir="auto">{textOf(part)}</p>}
      {isMine && (
        <ConfirmButton
          label={`Delete ${part.kind}`}
          question={`Delete this ${part.kind}? Nobody can bring it back.`}
          onConfirm={remove}
        />
      )}
    </div>
  );
}

const textOf = (part: Part) => (part.kind === 'picture' ? part.alt : part.text);

function OwnText({ part, documents }: Pick<PartFieldProps, 'part' | 'documents'>) {
  const { id, ...own } = part;
  const change = (text: string) =>
    documents.put(id, own.kind === 'picture' ? { ...own, alt: text } : { ...own, text });
  return (
    <label className={styles.field}>
      {own.kind === 'picture' ? 'What is in the picture?' : 'Your paragraph'}
      <textarea
        id={id}
        rows={2}
        dir="auto"
        value={textOf(part)}
        onChange={({ target }) => change(target.value)}
      />
      {own.kind === 'picture' && own.alt.trim() === '' && (
        <span className={styles.problem}>Say it in a few words, for everyone who can’t see it.</span>
      )}
    </label>
  );
}
