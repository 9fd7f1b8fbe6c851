import { useState } from 'react';
import styles from './Comment.module.css';

/** Initials, and on top of them a photo if there is one, over https, that loads. */
export function Avatar({ name, image }: { readonly name: string; readonly image: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.avatar} aria-hidden="true" translate="no">
      {initials(name)}
      {image.startsWith('https://') && image !== failed && (
        <img
          src={image}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(image)}
        />
      )}
    </span>
  );
}

/** 'Ada Sample' → 'AS'; one letter for a name of one word. Works on whole characters of any script. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    ends
      .map((word) => [...(word ?? '')][0] ?? '')
      // Letters of Arabic would join, as in a word.
      .join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '')
      .toLocaleUpperCase()
  );
}
