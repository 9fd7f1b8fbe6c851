import type { StoredImage } from '../src/gallery.ts';

const picture = (
  name: string,
  alt: string,
  drawing: string,
): StoredImage => ({
  name,
  alt,
  picture: new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600" fill="none" stroke="#1d4a9c" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path fill="#f7fafd" stroke="none" d="M0 0h400v300H0z"/>${drawing}</svg>`,
    ],
    { type: 'image/svg+xml' },
  ),
});

/** Three drawings, so that the drawer does not open empty. */
export const firstPictures = (): readonly StoredImage[] => [
  picture(
    '1782900000000-lightho1',
    'A lighthouse by the sea',
    '<circle cx="310" cy="80" r="28" fill="#ffab24"/><path fill="#d7e6fa" d="M0 236q50-18 100 0t100 0 100 0 100 0v64H0z"/><path fill="#fff" d="m118 236 12-132h40l12 132zM124 104V82h52v22zM128 82l22-22 22 22z"/><path fill="#d7e6fa" d="m127 136 46 0 3 32h-52zM121 200h58l3 32h-64z"/>',
  ),
  picture(
    '1782810000000-boatsea2',
    'A sailing boat',
    '<path fill="#d7e6fa" d="M0 204q40-14 80 0t80 0 80 0 80 0 80 0v96H0z"/><path fill="#fff" d="M92 200h216l-34 48H126z"/><path d="M200 200V48"/><path fill="#fff" d="M208 60v124h84zM192 84v100h-64z"/><path fill="#ffab24" d="m200 48 34 10-34 10z"/><path d="M40 256h52m220 14h56M24 280h36"/>',
  ),
  picture(
    '1782720000000-hillstr3',
    'Mountains',
    '<path fill="#fff" d="m-10 220 110-132 66 78 54-62 190 150z"/><path fill="#d7e6fa" d="M-10 220q110-44 220 0t200-8v100H-10z"/><path d="m100 88-20 40 18-8 14 16 16-14z"/><path fill="#ffab24" d="m286 236 14-44 14 44z"/><path d="M300 236v20M244 214v-26m0 10 12-10m-12 16-12-8"/>',
  ),
];
