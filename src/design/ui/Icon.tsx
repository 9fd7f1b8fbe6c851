import styles from './Icon.module.css';

/** Own drawings on a 20-unit square, one weight of line. */
const paths = {
  share: 'M10 12.5V2.8M6.2 6.2 10 2.5l3.8 3.7M4.5 9.5h-1v8h13v-8h-1',
  external: 'M8 4H3.5v12.5H16V12M11.5 3.5h5v5M16 4l-6.5 6.5',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 4.5 4.5',
  copy: 'M7 6.5h9.5V17H7zM13 6.5V3H3.5v10.5H7',
  check: 'M3.5 10.5 8 15l8.5-10',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  'arrow-right': 'M3 10h13.5M11.5 4.5 17 10l-5.5 5.5',
  'arrow-left': 'M17 10H3.5M8.5 4.5 3 10l5.5 5.5',
  'arrow-down': 'M10 3v13.5M4.5 11.5 10 17l5.5-5.5',
  contrast:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 0v15M11.6 3v14M13.2 3.6v12.8M14.8 4.5v11M16.4 6.5v7',
  reply: 'M8 4 2.8 9 8 14M3 9h8.5a5 5 0 0 1 5 5v2.5',
  edit: 'm3 17 .8-4L13.5 3.3l3.2 3.2L7 16.2zM11.5 5.3l3.2 3.2',
  trash: 'M3 5.5h14M7.5 5.5V3h5v2.5M5 5.5 6 17h8l1-11.5M8.5 9v4.5m3-4.5v4.5',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6.2l3-3a3.2 3.2 0 0 0-4.6-4.6l-1.2 1.2M11.5 8.5a3.2 3.2 0 0 0-4.6-.2l-3 3a3.2 3.2 0 0 0 4.6 4.6l1.2-1.2',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6',
  phone: 'M6 2.5h8v15H6zM9 15h2',
  pin: 'M10 17.5S4.5 11.8 4.5 8a5.5 5.5 0 0 1 11 0c0 3.8-5.5 9.5-5.5 9.5ZM10 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  print: 'M5.5 7V2.5h9V7M5.5 14H3V7h14v7h-2.5M5.5 11.5h9v6h-9z',
  person: 'M10 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 10 3ZM3.5 17c0-3.5 2.8-5 6.5-5s6.5 1.5 6.5 5z',
  offline:
    'm3 3 14 14M2.5 8.5a11 11 0 0 1 4-2.3m4-.7a11 11 0 0 1 7 3M5.5 12a7 7 0 0 1 4-1.9M8.5 15.2a2.2 2.2 0 0 1 3 0',
  retry: 'M16.5 10a6.5 6.5 0 1 1-2-4.7L17 7.5M17 3v4.5h-4.5',
} as const;

export type IconName = keyof typeof paths;

/** A small sign beside words. It says nothing to a screen reader: the words do. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
