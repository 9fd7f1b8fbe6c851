/** One level: move three boxes onto their outlines by CSS of the container. */
export interface Level {
  readonly task: string;
  /** Where the outlines are, for those who can't see them. */
  readonly goal: string;
  /** Names the class that puts the outlines in their places: one possible answer. */
  readonly outlines: 'end' | 'between' | 'center' | 'middle' | 'reverse' | 'column';
  readonly hint: string;
  /** What the level has taught, once it is solved. */
  readonly lesson: string;
}

export const levels: readonly Level[] = [
  {
    task: 'Move the boxes to the right end of the row.',
    goal: 'The outlines are at the right, at the top.',
    outlines: 'end',
    hint: 'Keep the property of the example, and change its value to the end that you want.',
    lesson: 'justify-content works along the main axis, which is the row.',
  },
  {
    task: 'Spread the boxes over the whole row.',
    goal: 'One outline is at the left, one in the center, one at the right, all at the top.',
    outlines: 'between',
    hint: 'The same property can put the free space between the boxes. Its value begins with space-.',
    lesson: 'justify-content also shares out the free space.',
  },
  {
    task: 'Keep the row on the left, but move it halfway down.',
    goal: 'The outlines are at the left, in the middle.',
    outlines: 'center',
    hint: 'It takes another property, one that begins with align-.',
    lesson: 'align-items works along the cross axis, from top to bottom in a row.',
  },
  {
    task: 'Move the row to the middle of the board. It takes two declarations.',
    goal: 'The outlines are in the middle, at the center.',
    outlines: 'middle',
    hint: 'One declaration for each axis, with a semicolon between them.',
    lesson: 'each axis has its own property, and both understand center.',
  },
  {
    task: 'Turn the row around: A at the right end, then B, then C.',
    goal: 'The outlines are at the right, at the top, in the order C, B, A.',
    outlines: 'reverse',
    hint: 'flex-direction has four values: row, column, and each of them with -reverse.',
    lesson:
      'row-reverse turns the main axis around, so its start is at the right. Screen readers keep A, B, C.',
  },
  {
    task: 'Stack the boxes at the right. It takes two declarations.',
    goal: 'The outlines are one above the other, at the right, from the top down.',
    outlines: 'column',
    hint: 'In a column, the cross axis runs from left to right. You know the property of the cross axis.',
    lesson: 'flex-direction turns both axes, so in a column align-items moves boxes to the right.',
  },
];

/** What a player may write: properties of a flex container that don't change its size. */
const properties = [
  'justify-content',
  'align-items',
  'align-content',
  'flex-direction',
  'flex-wrap',
  'flex-flow',
  'place-content',
] as const;

export type Declarations = Readonly<Record<string, string>>;

/** The declarations of a text, and what is wrong with the finished ones. `isKnown` is the browser's CSS.supports. */
export function declarationsIn(
  text: string,
  isKnown: (property: string, value: string) => boolean,
): { readonly declarations: Declarations; readonly problem: string | null } {
  const declarations: Record<string, string> = {};
  const parts = text.split(';');
  let problem: string | null = null;
  parts.forEach((part, index) => {
    const [property = '', ...rest] = part.split(':').map((each) => each.trim().toLowerCase());
    const value = rest.join(':').replace(/\s*!\s*important$/, '');
    const isOurs = properties.some((known) => known === property);
    if (isOurs && isKnown(property, value)) declarations[property] = value;
    else if (part.trim() !== '' && index < parts.length - 1) problem ??= problemOf(property, rest[0], isOurs);
  });
  return { declarations, problem };
}

function problemOf(property: string, value: string | undefined, isOurs: boolean): string {
  if (value === undefined)
    return 'A colon is missing between the property and its value, as in align-items: end.';
  if (isOurs) return `${property} has no value "${value}".`;
  return `"${property}" isn't part of this game. Try one of ${properties.join(', ')}.`;
}

export interface Box {
  readonly left: number;
  readonly top: number;
}

/** Says where each box is: at which third of the board, across and down. */
export function placesOf(
  boxes: readonly Box[],
  board: { readonly width: number; readonly height: number },
): string {
  const third = (at: number, whole: number, names: readonly [string, string, string]) =>
    names[Math.min(2, Math.max(0, Math.floor((3 * at) / whole)))];
  return boxes
    .map(({ left, top }, index) => {
      const across = third(left, board.width, ['left', 'center', 'right']);
      return `${'ABC'[index]} ${third(top, board.height, ['top', 'middle', 'bottom'])} ${across}`;
    })
    .join(', ');
}
