import type { Line } from './Invoice.tsx';

const pictures = ['Two puppies', 'A boat', 'A snail', 'An owl', 'A kite'];

/** An order of 36 pictures, more than one sheet has room for. */
export const lines: readonly Line[] = Array.from(
  { length: 36 },
  (_, index) => ({
    what: `${index + 1}. ${pictures[index % pictures.length]}, to color`,
    price: 3 + (index % 4),
  }),
);

export const total = lines.reduce((sum, { price }) => sum + price, 0);
