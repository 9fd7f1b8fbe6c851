/** One level: move three boxes onto their outlines by CSS of the container. */
export interface Level {
  readonly task: string;
  /** Where the outlines are, for those who can't see them. */
  readonly goal: string;
  /** Names the class that puts the outlines in their places: one possible answer. */
  readonly outlines: 'end' | 'center' | 'column';
  readonly hint: string;
  /** What the level has taught, once it is solved. */
  readonly lesson: string;
}

export const levels: readonly Level[] = [
  {
    task: 'Move the boxes to the right end of the row.',
    goal: 'The outlines are at the right, at the top.',
    outlines: 'end',
    hint: 'justify-content moves boxes along the main axis, which is the row.',
    lesson: 'justify-content works along the main axis.',
  },
  {
    task: 'Keep the row on the left, but move it halfway down.',
    goal: 'The outlines are at the left, in the middle.',
    outlines: 'center',
    hint: 'align-items moves boxes along the cross axis, which crosses the row.',
    lesson: 'align-items works along the cross axis.',
  },
  {
    task: 'Stack the boxes at the right. It takes two declarations.',
    goal: 'The outlines are one above the other, at the right, from the top down.',
    outlines: 'column',
    hint: 'flex-direction: column turns the main axis down. What moves boxes to the right then?',
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

/**
 * The declarations of a text, and what is wrong with those that are finished by a semicolon. `isKnown` is the browser's
 * CSS.supports.
 */
export function declarationsIn(
  text: string,
  isKnown: (property: string, value: string) => boolean,
): { readonly declarations: Declarations; readonly problem: string | null } {
  const declarations: Record<string, string> = {};
  const parts = text.split(';');
  let problem: string | null = null;
  parts.forEach((part, index) => {
    const [property = '', value = ''] = part.split(':').map((each) => each.trim().toLowerCase());
    const isOurs = properties.some((known) => known === property);
    if (isOurs && isKnown(property, value)) declarations[property] = value;
    else if (part.trim() !== '' && index < parts.length - 1)
      problem ??= isOurs
        ? `${property} has no value "${value}".`
        : `"${property}" moves nothing here. Try one of ${properties.join(', ')}.`;
  });
  return { declarations, problem };
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
