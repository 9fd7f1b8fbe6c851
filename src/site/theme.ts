import { z } from 'zod';

/** The color roles of src/design/tokens.css: docs/look.md says what each is for. */
export const roles = [
  'paper',
  'sheet',
  'faint',
  'wash',
  'ink',
  'soft',
  'line',
  'rule',
  'accent',
  'on-accent',
  'accent-ink',
] as const;
export type Role = (typeof roles)[number];

const color = z.string("must be a color, for example '#0b7285'");
const fontStack = z
  .string()
  .regex(/^[^;{}<>]+$/, 'must be a list of font families, for example \'Georgia, "Times New Roman", serif\'');

/** What an owner changes of the look. A color is written as in CSS; a role that is left out keeps its own. */
export const themeSchema = z.strictObject({
  colors: z
    .partialRecord(
      z.enum(roles),
      z.strictObject({ light: color, dark: color }, "must be like { light: '#0b7285', dark: '#66d9e8' }"),
    )
    .default({}),
  fonts: z
    .strictObject({
      /** A .woff2 or .ttf file in the site's folder, which headings and pictures for shared links are set in. */
      heading: z
        .string()
        .regex(/\.(woff2|ttf)$/, 'must be a .woff2 or .ttf file')
        .optional(),
      /** Families for running text, for the interface and for code. */
      prose: fontStack.optional(),
      ui: fontStack.optional(),
      mono: fontStack.optional(),
    })
    .default({}),
});
export type Theme = z.output<typeof themeSchema>;
