import styles from './Icon.module.css';

const code = 'm7 5-5 5 5 5m6-10 5 5-5 5';
const person = 'M10 3a3.3 3.3 0 1 0 .1 0zM3.5 17q0-5 6.5-5t6.5 5z';

/** By the name that the owner gives a link, in lower case. */
const paths: Readonly<Record<string, string>> = {
  code,
  codeberg: code,
  github: code,
  gitlab: code,
  profile: person,
  linkedin: person,
  mastodon:
    'M4 13V6.5Q4 3 10 3t6 3.5v4q0 3-4 3H8q0 2.5 5 2-5 2.5-9-2.5ZM7 11V7.5q0-1.5 1.5-1.5T10 7.5v2-2Q10 6 11.5 6T13 7.5V11',
  bluesky: 'M10 9Q7 4 3 3q-1 6 4 8-4 1-2 4 3 2 5-3 2 5 5 3 2-3-2-4 5-2 4-8-4 1-7 6Z',
  youtube: 'M2.5 5h15v10h-15zM8.5 7.5v5l4-2.5z',
  rss: 'M4 4q12 0 12 12M4 9q7 0 7 7m-7-2v2h2v-2z',
};
const plain = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5q-7 7.5 0 15 7-7.5 0-15';

/** A small icon before the name of a profile. Without one of its own, it is a globe. */
export function LinkIcon({ name }: { readonly name: string }) {
  return (
    <svg className={styles.icon} width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name.toLowerCase()] ?? plain} />
    </svg>
  );
}
