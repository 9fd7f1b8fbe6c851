import styles from './Icon.module.css';

/** Drawn on a 20-unit square, in one stroke width. */
const paths = {
  share: 'M10 12.5V2.8M6.2 6.2 10 2.5l3.8 3.7M4.5 9.5h-1v8h13v-8h-1',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4.5 4.5',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  'arrow-right': 'M3 10h13.5M11.5 4.5 17 10l-5.5 5.5',
  'arrow-left': 'M17 10H3.5M8.5 4.5 3 10l5.5 5.5',
  'arrow-down': 'M10 3v13.5M4.5 11.5 10 17l5.5-5.5',
  contrast:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 0v15M11.6 3v14M13.2 3.6v12.8M14.8 4.5v11M16.4 6.5v7',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  phone: 'M6 2.5h8v15H6zM9 15h2',
  pin: 'M10 17.5S4.5 11.8 4.5 8a5.5 5.5 0 0 1 11 0c0 3.8-5.5 9.5-5.5 9.5ZM10 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  offline:
    'm3 3 14 14M2.5 8.5a11 11 0 0 1 4-2.3m4-.7a11 11 0 0 1 7 3M5.5 12a7 7 0 0 1 4-1.9M8.5 15.2a2.2 2.2 0 0 1 3 0',
  heart: 'M10 17Q2.5 11.5 2.5 7.2A3.9 3.9 0 0 1 10 5.6a3.9 3.9 0 0 1 7.5 1.6Q17.5 11.5 10 17Z',
  // The marks of a comment.
  bold: 'M6 3.5h4.8a3.1 3.1 0 0 1 0 6.2H6zM6 9.7h5.6a3.4 3.4 0 0 1 0 6.8H6z',
  italics: 'M9 3.5h6M5 16.5h6M12 3.5l-4 13',
  code: 'M6.5 5.5 2.5 10l4 4.5M13.5 5.5l4 4.5-4 4.5',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6.2l3-3a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6-.2l-3 3a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2',
  quote: 'M3.5 3.5v13M8 6h9M8 10h9M8 14h5',
  list: 'M3.5 5h.01M3.5 10h.01M3.5 15h.01M8 5h9M8 10h9M8 15h9',
} as const;

/** A small icon beside text. Screen readers skip it and read the text. */
export function Icon({ name, size = 20 }: { readonly name: keyof typeof paths; readonly size?: number }) {
  return <StrokedPath path={paths[name]} size={size} />;
}

function StrokedPath({ path, size }: { readonly path: string; readonly size: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const code = 'm7 5-5 5 5 5m6-10 5 5-5 5';
const person = 'M10 3a3.3 3.3 0 1 0 .1 0zM3.5 17q0-5 6.5-5t6.5 5z';

/** By the name that the owner gives a link, in lower case. */
const linkPaths: Readonly<Record<string, string>> = {
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
const globe = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5q-7 7.5 0 15 7-7.5 0-15';

export function LinkIcon({ name }: { readonly name: string }) {
  return <StrokedPath path={linkPaths[name.toLowerCase()] ?? globe} size={16} />;
}
