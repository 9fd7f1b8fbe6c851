import styles from './Icon.module.css';

/** Drawn on a 20-unit square, in one stroke width. */
const paths = {
  share: 'M10 12.5V2.8M6.2 6.2 10 2.5l3.8 3.7M4.5 9.5h-1v8h13v-8h-1',
  external: 'M8 4H3.5v12.5H16V12M11.5 3.5h5v5M16 4l-6.5 6.5',
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
} as const;

/** A small icon beside text. Screen readers skip it and read the text. */
export function Icon({ name, size = 20 }: { readonly name: keyof typeof paths; readonly size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
