import { useState, useSyncExternalStore } from 'react';
import styles from './Comment.module.css';

/** Initials, drawn always; a photo lies on top of them where there is one and it can be had. */
export function Avatar({ name, image }: { readonly name: string; readonly image: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(name)}
      {isSafe(image, origin) && image !== failed && (
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

/** 'Ada Sample' → 'AS'; a name of one word gives one letter. Whole characters, whatever the script. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? '')][0] ?? '?';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** A picture of this site or one fetched over https. A server that renders this doesn't know its site's address. */
function isSafe(image: string, origin: string): boolean {
  const url = image === '' ? null : URL.parse(image, origin || undefined);
  return url?.protocol === 'https:' || (url !== null && url.origin === origin);
}

const never = () => () => undefined;
