import { siteColors, themeStyle } from '#site/colors.ts';
import site from '#site-config';

// The same on every page.
export const { light, dark } = siteColors(site.theme);
export const theme = themeStyle(site.theme);
