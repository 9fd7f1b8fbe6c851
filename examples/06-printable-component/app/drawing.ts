import { fieldsOf, isText } from '../../shell/shape.ts';
import { sheets } from './sheets.ts';

export const crayons = {
  yellow: '#ffd84d',
  orange: '#f9963f',
  red: '#e5614a',
  pink: '#f6adc6',
  violet: '#9a7bcb',
  blue: '#4f8fd8',
  'light blue': '#bfe0ff',
  green: '#6cb872',
  brown: '#b07d58',
  white: '#ffffff',
} as const;
export type Crayon = keyof typeof crayons;
export const crayonNames = Object.keys(crayons) as readonly Crayon[];

/** What the visitor has made: the open sheet, the chosen crayon, and the colors of every sheet. */
export interface Drawing {
  readonly sheet: string;
  readonly crayon: Crayon;
  readonly child: string;
  /** Whether the paper gets the lines without the colors. */
  readonly linesOnly: boolean;
  /** By sheet and region: 'boat.hull'. What is not here is white. */
  readonly colors: Readonly<Record<string, Crayon>>;
}

export const longestName = 40;

export const firstDrawing: Drawing = {
  sheet: 'boat',
  crayon: 'red',
  child: '',
  linesOnly: false,
  colors: {
    'boat.sun': 'yellow',
    'boat.flag': 'red',
    'snail.ring': 'orange',
    'owl.moon': 'yellow',
  },
};

export const placeOf = (sheet: string, region: string) =>
  `${sheet}.${region}`;

/** White erases a color. Coloring shows the colors again. */
export function colored(drawing: Drawing, region: string): Drawing {
  const { [placeOf(drawing.sheet, region)]: _, ...others } = drawing.colors;
  const colors =
    drawing.crayon === 'white'
      ? others
      : { ...others, [placeOf(drawing.sheet, region)]: drawing.crayon };
  return { ...drawing, colors, linesOnly: false };
}

const isCrayon = (name: unknown): name is Crayon =>
  isText(name) && Object.hasOwn(crayons, name);
const places = new Set(
  sheets.flatMap(({ id, regions }) =>
    regions.map((region) => placeOf(id, region.id)),
  ),
);

/** What was kept, without anything that this version does not know. */
export function readDrawing(stored: unknown): Drawing {
  const { sheet, crayon, child, linesOnly, colors } = fieldsOf(stored);
  const known = Object.entries(fieldsOf(colors ?? firstDrawing.colors));
  return {
    sheet: sheets.find(({ id }) => id === sheet)?.id ?? firstDrawing.sheet,
    crayon: isCrayon(crayon) ? crayon : firstDrawing.crayon,
    child: isText(child) ? child.slice(0, longestName) : '',
    linesOnly: linesOnly === true,
    colors: Object.fromEntries(
      known.filter(
        (entry): entry is [string, Crayon] =>
          places.has(entry[0]) && isCrayon(entry[1]),
      ),
    ),
  };
}
