import { z } from 'zod';

/** The color roles of src/design/tokens.css, explained in docs/look.md. */
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

/** The owner's changes to the look. Colors are in CSS notation; roles that are left out keep their default. */
export const themeSchema = z.strictObject({
  colors: z
    .partialRecord(
      z.enum(roles),
      z.strictObject({ light: color, dark: color }, "must be like { light: '#0b7285', dark: '#66d9e8' }"),
    )
    .default({}),
  fonts: z
    .strictObject({
      /** A .woff2 or .ttf file in the site's folder, for headings and open-graph images. */
      heading: z
        .string()
        .regex(/\.(woff2|ttf)$/, 'must be a .woff2 or .ttf file')
        .optional(),
      /** Font families for running text, the interface and code. */
      prose: fontStack.optional(),
      ui: fontStack.optional(),
      mono: fontStack.optional(),
    })
    .default({}),
});
export type Theme = z.output<typeof themeSchema>;
