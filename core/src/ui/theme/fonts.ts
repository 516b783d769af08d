import displayFace from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import textFace from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Body text: Inter, a variable font. */
export const textFont = "Inter, 'Inter Stand-in', system-ui, sans-serif";

/** Headlines and times: Barlow Condensed, bold only. */
export const displayFont = "'Barlow Condensed', 'Barlow Condensed Stand-in', 'Arial Narrow', sans-serif";

/** URLs (woff2) of the two fonts to preload on every page. */
export const fontPreloads: readonly string[] = [textFace, displayFace];
