export interface Region {
  readonly id: string;
  readonly name: string;
  /** The outline, on a sheet of 600 by 720. */
  readonly d: string;
}

/** A book, and the drawing from it that children may color. */
export interface Sheet {
  readonly id: string;
  readonly book: string;
  readonly about: string;
  /** What can be colored, from the back to the front. */
  readonly regions: readonly Region[];
  /** What stays as it is. */
  readonly lines: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const cloud = (x: number, y: number) =>
  `M${x} ${y}c-34 0-44-44-10-54 2-40 62-48 76-14 34-12 58 16 46 40 22 8 16 28-8 28z`;

export const sheets: readonly Sheet[] = [
  {
    id: 'boat',
    book: 'The Boat That Waited',
    about: 'A small boat waits for wind, and learns what the fish know.',
    regions: [
      { id: 'sky', name: 'Sky', d: 'M20 20h560v520H20z' },
      { id: 'sun', name: 'Sun', d: circle(480, 118, 56) },
      { id: 'cloud', name: 'Cloud', d: cloud(96, 190) },
      { id: 'flag', name: 'Flag', d: 'M300 44l72 22-72 22z' },
      {
        id: 'small-sail',
        name: 'Small sail',
        d: 'M288 150c-60 70-100 160-112 258h112z',
      },
      {
        id: 'big-sail',
        name: 'Big sail',
        d: 'M312 112c90 80 150 190 158 296H312z',
      },
      {
        id: 'hull',
        name: 'Hull',
        d: 'M130 436h360c-10 70-50 108-110 118H240c-60-10-100-48-110-118z',
      },
      {
        id: 'portholes',
        name: 'Portholes',
        d:
          circle(240, 470, 14) +
          circle(310, 470, 14) +
          circle(380, 470, 14),
      },
      {
        id: 'sea',
        name: 'Sea',
        d: 'M20 512q35-24 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0V700H20z',
      },
      {
        id: 'big-fish',
        name: 'Big fish',
        d: 'M404 626c30-36 96-36 124 0-28 36-94 36-124 0zM404 626l-36-28v56z',
      },
      {
        id: 'small-fish',
        name: 'Small fish',
        d: 'M96 640c22-26 66-26 88 0-22 26-66 26-88 0zM184 640l26-20v40z',
      },
    ],
    lines:
      'M300 44v392M498 616h.1M118 634h.1M60 568q20-14 40 0t40 0M250 600q20-14 40 0t40 0M270 662q16-11 32 0t32 0',
  },
  {
    id: 'snail',
    book: 'Snail Mail',
    about: 'The post is slow this week. It has stopped for a flower.',
    regions: [
      { id: 'sky', name: 'Sky', d: 'M20 20h560v520H20z' },
      { id: 'cloud', name: 'Cloud', d: cloud(432, 138) },
      {
        id: 'meadow',
        name: 'Meadow',
        d: 'M20 530q140-34 280-10t280-10v190H20z',
      },
      {
        id: 'petals',
        name: 'Petals',
        d:
          circle(74, 392, 22) +
          circle(104, 414, 22) +
          circle(93, 449, 22) +
          circle(55, 449, 22) +
          circle(44, 414, 22),
      },
      {
        id: 'flower',
        name: 'Middle of the flower',
        d: circle(74, 422, 18),
      },
      {
        id: 'snail',
        name: 'Snail',
        d: 'M150 600c-34 0-44-34-22-48 24-16 26-70 14-132-8-44 20-76 56-76 42 0 62 36 54 76-8 42-6 74 20 96 60 26 170 26 236 8 44-8 66 36 42 58-14 12-36 18-62 18z',
      },
      { id: 'shell', name: 'Shell, outside', d: circle(356, 404, 150) },
      { id: 'ring', name: 'Shell, ring', d: circle(356, 418, 102) },
      { id: 'middle', name: 'Shell, middle', d: circle(356, 434, 52) },
      {
        id: 'letter',
        name: 'Letter',
        d: 'M280 188l132-16 11 84-132 16z',
      },
      {
        id: 'feelers',
        name: 'Feelers',
        d: circle(158, 258, 13) + circle(232, 252, 13),
      },
    ],
    lines:
      'M186 346l-25-76M212 345l17-80M280 188l79 46 53-62M184 402h.1M222 400h.1M188 432q16 14 32-2M74 472v118M74 552q26-30 44-8-16 18-44 8M420 650l6-16 6 16M470 668l6-16 6 16M90 660l6-16 6 16',
  },
  {
    id: 'owl',
    book: 'Owl Reads Late',
    about: 'One more page, says Owl. The moon has heard that before.',
    regions: [
      { id: 'night', name: 'Night', d: 'M20 20h560v680H20z' },
      {
        id: 'moon',
        name: 'Moon',
        d: 'M482 62a72 72 0 1 0 64 112 58 58 0 1 1-64-112z',
      },
      {
        id: 'stars',
        name: 'Stars',
        d: 'M104 84l11 26 28 2-21 18 6 27-24-15-24 15 6-27-21-18 28-2zM80 262l8 19 21 2-16 13 5 21-18-11-18 11 5-21-16-13 21-2z',
      },
      {
        id: 'ears',
        name: 'Ears',
        d: 'M186 262l-22-98 92 52zM414 262l22-98-92 52z',
      },
      {
        id: 'owl',
        name: 'Owl',
        d: 'M300 196c-106 0-150 86-150 186 0 104 60 178 150 178s150-74 150-178c0-100-44-186-150-186z',
      },
      {
        id: 'belly',
        name: 'Belly',
        d: 'M300 356c-56 0-86 42-86 96s38 100 86 100 86-46 86-100-30-96-86-96z',
      },
      {
        id: 'wings',
        name: 'Wings',
        d: 'M158 348c-54 52-54 148 12 198 22-62 18-136-12-198zM442 348c54 52 54 148-12 198-22-62-18-136 12-198z',
      },
      {
        id: 'eyes',
        name: 'Eyes',
        d: circle(245, 290, 48) + circle(355, 290, 48),
      },
      { id: 'beak', name: 'Beak', d: 'M282 320h36l-18 38z' },
      { id: 'top-book', name: 'Top book', d: 'M176 560h250v44H176z' },
      { id: 'middle-book', name: 'Middle book', d: 'M136 604h320v46H136z' },
      { id: 'bottom-book', name: 'Bottom book', d: 'M186 650h290v50H186z' },
    ],
    lines:
      'M231 288a14 14 0 1 0 28 0 14 14 0 1 0-28 0M341 288a14 14 0 1 0 28 0 14 14 0 1 0-28 0M262 412q12 16 24 0t24 0 24 0M250 452q12 16 25 0t25 0 25 0 25 0M262 494q12 16 24 0t24 0 24 0M258 548v14M276 552v10M324 552v10M342 548v14M206 560v44M170 604v46M216 650v50',
  },
];
