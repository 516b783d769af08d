import displayFace from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
import textFace from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Text: Inter, in every weight from one file. */
export const textFont = "Inter, 'Inter Stand-in', system-ui, sans-serif";

/** Headlines and times: Barlow Condensed, bold only. */
export const displayFont = "'Barlow Condensed', 'Barlow Condensed Stand-in', 'Arial Narrow', sans-serif";

/** Addresses (woff2) of the two faces that every page shows at once: fit for `<link rel="preload" as="font">`. */
export const fontPreloads: readonly string[] = [textFace, displayFace];
