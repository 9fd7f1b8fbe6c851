import { hash } from 'node:crypto';
import { drawings, pen, shapesOf, withoutClasses } from './drawings.ts';

const groups = [...drawings].map(
  ([name, svg]) => `<g id="${name}" ${pen}>${withoutClasses(shapesOf(svg)).replace(/\n\s*/g, '')}</g>`,
);

/** All drawings in one file, each a group by its name. Without `display`, browsers would also lay out the file itself, unseen. */
export const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs display="none">${groups.join('')}</defs></svg>`;

/** The address of the file changes with its content, so that browsers can keep it for a year. */
export const spriteHref = `/drawings.svg?v=${hash('sha256', sprite).slice(0, 8)}`;

/** A drawing whose parts, `<use href="#name"/>`, come from the sprite: for HTML, which needs no namespace and no line breaks. */
export const partsFromSprite = (svg: string) =>
  svg.replaceAll(' href="#', ` href="${spriteHref}#`).replace(/ xmlns="[^"]*"|\n\s*/g, '');
