import shell from '../../shell/AppShell.module.css';
import { focusSoon } from '../../shell/focus-soon.ts';
import styles from './App.module.css';
import type { Part } from './journey.ts';
import type { KeptJourney } from './kept-journey.ts';
import { Picture } from './Picture.tsx';
import { forgetPicture } from './pictures.ts';

export function removePart(journey: KeptJourney, part: Part): void {
  journey.remove(part);
  if (part.kind === 'picture') forgetPicture(part.id).catch(console.warn);
}

interface PartItemProps {
  readonly part: Part;
  readonly me: string;
  readonly journey: KeptJourney;
}

/** A paragraph or picture: its writer changes it, the others read it. */
export function PartItem({ part, me, journey }: PartItemProps) {
  const isPicture = part.kind === 'picture';
  if (part.author !== me)
    return (
      <div className={styles.part}>
        <p className={styles.caption}>{part.author}</p>
        {isPicture && <Picture part={part} />}
        <p dir="auto">{part.text}</p>
      </div>
    );
  const remove = () => {
    if (!confirm(`Delete this ${part.kind}? Nobody can bring it back.`)) return;
    removePart(journey, part);
    focusSoon(`open-${part.day}`);
  };
  return (
    <div className={`${styles.part} ${styles.mine}`}>
      {isPicture && <Picture part={part} />}
      <label className={shell.field}>
        {isPicture ? 'What is in the picture?' : 'Your paragraph'}
        <textarea
          id={part.id}
          dir="auto"
          placeholder={isPicture ? 'A few words, for everyone who can’t see it' : undefined}
          value={part.text}
          onChange={({ target }) => journey.put({ ...part, text: target.value })}
        />
      </label>
      <button type="button" className={shell.quiet} onClick={remove}>
        Delete {part.kind}
      </button>
    </div>
  );
}
